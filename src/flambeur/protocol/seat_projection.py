"""The only filter through which information about a game reaches a seat.

Nothing else reads a state for a client: views, events, moves and words of a seat are made here, from `view(seat)`,
`seen_by(seat)`, `legal_moves(seat)` and `knowledge(seat)` alone. Parts that several seats share are encoded once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple, cast

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import astuple, replace

from flambeur.engine import Event, Game, Move, Seat, State, View, visible, write_knowledge
from flambeur.engine.agenda import SIMULTANEOUS
from flambeur.protocol.delta import delta
from flambeur.protocol.game_structs import ListedMove, SentEvent, listed_move, sent_event
from flambeur.protocol.replies import Chapter, Known, Question, SharedFields, Snapshot, Telling, Update, encode
from flambeur.protocol.tables import Ending
from flambeur.wording import Say, event_text, leads, move_text, preview_text, question_text

NO_FIELDS = SharedFields()


class Viewer(NamedTuple):
    """A seat (None: a spectator) and the language of its client (None: the client wants no words)."""

    seat: Seat | None
    lang: str | None
    person: bool = False
    """Whether a single person watches, who is addressed as "you"; several at one device are all named."""


class SeatProjection:
    """The views last sent to the clients of one table; computes updates from them."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.names: tuple[str, ...] = ()
        self.settled: Callable[[State, Seat], bool] = lambda state, seat: False
        """Whether a bot or the server answers for a seat, so that its player is not asked."""
        self._seen: dict[Seat | None, View] = {}
        """The view last sent to each seat, without its seat number, so that equal views are one object."""
        self._led: tuple[Struct, ...] | None = None
        """The payouts last sent to all clients; None before the first."""

    def snapshot(
        self,
        state: State,
        n: int,
        viewer: Viewer,
        bid: Move | None,
        until: int | None,
        ending: Ending | None,
        missed: Iterable[tuple[int, tuple[Event, ...]]] = (),
    ) -> bytes:
        """Return a snapshot message: the whole position as this viewer sees it."""
        seat, lang, _ = viewer
        view = self.game.view(state, seat)
        self._seen.setdefault(seat, replace(view, seat=None))
        if lang is not None:
            self._led = leads(self.game, view)
        return encode(
            Snapshot(
                n=n,
                seat=seat,
                view=view,
                moves=cast(list[ListedMove], Raw(self._moves(state, view, viewer))),  # already encoded
                bid=None if bid is None else str(bid),
                missed=[self.chapter(number, events, viewer) for number, events in missed],
                until=until,
                ending=ending,
                words=UNSET if lang is None else Question(self._question(view, viewer), self._led or ()),
            )
        )

    def knowledge(self, state: State, n: int, seat: Seat, message: str) -> bytes:
        """Return everything the seat knows, for a program that thinks for it."""
        return encode(Known(message, seat, n, write_knowledge(self.game.knowledge(state, seat))))

    def forget(self, seat: Seat | None) -> None:
        """Forget the view of a seat that has no viewers any more."""
        self._seen.pop(seat, None)

    def chapter(self, n: int, events: Iterable[Event], viewer: Viewer) -> Chapter:
        """Return the events of one step, as this viewer sees them."""
        seen = visible(events, viewer.seat)
        words = UNSET if viewer.lang is None else self._sentences(seen, viewer)
        return Chapter(n, [sent_event(event) for event in seen], words)

    def updates(
        self,
        state: State,
        n: int,
        events: tuple[Event, ...],
        viewers: Iterable[Viewer],
        shared_fields: SharedFields = NO_FIELDS,
    ) -> dict[Viewer, bytes]:
        """Return one update message for each viewer."""
        game, known, waiting = self.game, self._seen, self.game.waiting(state)
        shared = game.open_book
        messages: dict[Viewer, bytes] = {}
        fresh: dict[Seat | None, View] = {}
        parts: list[_Part] = []
        last = _NOTHING
        view, seen = (game.view(state, None), visible(events, None)) if shared else (last.after, last.seen)
        led: tuple[Struct, ...] | None = None
        extra = astuple(shared_fields)
        for viewer in viewers:
            seat, lang, _ = viewer
            if not shared:
                view, seen = replace(game.view(state, seat), seat=None), visible(events, seat)
            before = known.get(seat)
            if last.before is not before or last.after is not view or last.seen is not seen:
                last = self._part(seat, before, view, seen, parts)
            fresh[seat] = last.after
            offered: list[ListedMove] | UnsetType = UNSET
            words: Telling | UnsetType = UNSET
            if seat in waiting and (moves := self._moves(state, view, viewer)) != b"[]":
                offered = cast(list[ListedMove], Raw(moves))
            if lang is not None:
                if led is None:  # what lies on the table is public
                    led = leads(game, view)
                news = UNSET if led == self._led else led
                words = Telling(self._question(replace(view, seat=seat), viewer), self._sentences(seen, viewer), news)
            messages[viewer] = encode(Update(n, seat, last.events, last.delta, last.view, offered, words, *extra))
        known.update(fresh)
        self._led = self._led if led is None else led
        return messages

    # -- parts of messages

    def _moves(self, state: State, view: View, viewer: Viewer) -> bytes:
        seat, lang, _ = viewer
        if seat is None:
            return b"[]"
        moves = choices(self.game, state, seat)
        if lang is None:
            return _ids(moves)
        if moves and self.settled(state, seat):
            return b"[]"
        say, own = Say(lang, self.names, seat, person=True), replace(view, seat=seat)
        return encode([self._offer(say, own, move) for move in moves])

    def _offer(self, say: Say, view: View, move: Move) -> ListedMove:
        return listed_move(move, move_text(say, self.game, view, move), preview_text(say, self.game, view, move))

    def _question(self, view: View, viewer: Viewer) -> str:
        seat, lang, _ = viewer
        if lang is None or seat is None or seat not in view.waiting:
            return ""
        return question_text(Say(lang, self.names, seat, person=True), self.game, view)

    def _sentences(self, seen: list[Event], viewer: Viewer) -> list[str]:
        say = Say(viewer.lang or "en", self.names, viewer.seat, viewer.person)
        return [event_text(say, self.game, event) for event in seen]

    @staticmethod
    def _part(seat: Seat | None, before: View | None, view: View, seen: list[Event], parts: list[_Part]) -> _Part:
        """Return the events and the change of a seat's view (given without its seat); equal ones are computed once."""
        for part in parts:
            if (
                (before is part.before or before == part.before)
                and (view is part.after or view == part.after)
                and (seen is part.seen or seen == part.seen)
            ):
                return part
        happened = cast(list[SentEvent], Raw(encode([sent_event(event) for event in seen])))
        change = None if before is None else delta(before, view)
        if change is None:  # for this seat alone: the whole view names its seat
            return _Part(None, view, [], happened, UNSET, replace(view, seat=seat))
        part = _Part(before, view, seen, happened, Raw(encode(change)), UNSET)
        parts.append(part)
        return part


class _Part(NamedTuple):
    """The part of an update that several seats share, encoded once."""

    before: View | None
    after: View
    seen: list[Event]
    events: list[SentEvent]
    delta: Any
    view: View | UnsetType


_NOTHING = _Part(None, View(None, ()), [], [], UNSET, UNSET)


def choices(game: Game[Any], state: State, seat: Seat) -> tuple[Move, ...]:
    """Return a seat's choices; empty when several seats are asked and it has no choice, so the server answers."""
    moves = game.legal_moves(state, seat)
    return () if len(moves) == 1 and state.agenda[-1].kind == SIMULTANEOUS else moves


@lru_cache(maxsize=4096)
def _ids(moves: tuple[Move, ...]) -> bytes:
    return encode([ListedMove(str(move)) for move in moves])
