"""The parts of any game: state, move, chance, event, view, outcome, record, randomness, errors. No game, no I/O."""

from flambeur.engine.agenda import Automatic, Chance, Decision, Simultaneous, Step
from flambeur.engine.chance import Dice, Factor, Outcome, Pick, outcomes
from flambeur.engine.errors import (
    FlambeurError,
    IllegalMove,
    InvalidChance,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    NotOver,
    OutOfScript,
    UnknownGame,
    UnknownPreset,
    UnknownSeat,
)
from flambeur.engine.event import Event, Seat, visible
from flambeur.engine.game import Game, State, View
from flambeur.engine.knowledge import Budget, Knowledge
from flambeur.engine.match import Match
from flambeur.engine.move import Joint, Move
from flambeur.engine.options import Option
from flambeur.engine.outcome import Result
from flambeur.engine.playout import playout
from flambeur.engine.position_text import read_knowledge, read_position, write_knowledge, write_position
from flambeur.engine.randomness import Chooser, Scripted, Seeded, Source, System
from flambeur.engine.record import Record, read_record, replay, write_record
from flambeur.engine.registry import Family, families, family, new_game, register
from flambeur.engine.table_kind import Capability, TableKind

__all__ = [
    "Automatic",
    "Budget",
    "Capability",
    "Chance",
    "Chooser",
    "Decision",
    "Dice",
    "Event",
    "Factor",
    "Family",
    "FlambeurError",
    "Game",
    "IllegalMove",
    "InvalidChance",
    "InvalidMove",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Joint",
    "Knowledge",
    "Match",
    "Move",
    "NotOver",
    "Option",
    "OutOfScript",
    "Outcome",
    "Pick",
    "Record",
    "Result",
    "Scripted",
    "Seat",
    "Seeded",
    "Simultaneous",
    "Source",
    "State",
    "Step",
    "System",
    "TableKind",
    "UnknownGame",
    "UnknownPreset",
    "UnknownSeat",
    "View",
    "families",
    "family",
    "new_game",
    "outcomes",
    "playout",
    "read_knowledge",
    "read_position",
    "read_record",
    "register",
    "replay",
    "visible",
    "write_knowledge",
    "write_position",
    "write_record",
]
