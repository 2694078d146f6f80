'use strict';
// Classic Las Vegas for four on boardgame.io, as its documentation would have one write it: four rounds, eight dice each,
// six casinos stocked to 50,000 or more, ties cancel, the rest take notes in order.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const PILE = [[10, 6], [20, 8], [30, 8], [40, 6], [50, 6], [60, 5], [70, 5], [80, 5], [90, 5]]
  .flatMap(([value, count]) => Array(count).fill(value));
const DICE = 8, ROUNDS = 4, CASINOS = 6;

function stock(G) {
  for (const casino of G.casinos) {
    while (casino.notes.reduce((sum, note) => sum + note, 0) < 50 && G.secret.pile.length) casino.notes.push(G.secret.pile.shift());
    casino.notes.sort((a, b) => b - a);
  }
}

function pay(G) {
  for (const casino of G.casinos) {
    const alone = casino.dice.map((dice, seat) => ({ dice, seat }))
      .filter(({ dice }) => dice > 0 && casino.dice.filter((other) => other === dice).length === 1)
      .sort((a, b) => b.dice - a.dice);
    for (const { seat } of alone) if (casino.notes.length) G.won[seat].push(casino.notes.shift());
    G.secret.pile.push(...casino.notes);
    casino.notes = [];
    casino.dice.fill(0);
  }
  G.hands.fill(DICE);
  G.round += 1;
}

module.exports = {
  name: 'vegas',
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ ctx, random }) => ({
    round: 0, roll: null,
    casinos: Array.from({ length: CASINOS }, () => ({ notes: [], dice: Array(ctx.numPlayers).fill(0) })),
    hands: Array(ctx.numPlayers).fill(DICE),
    won: Array.from({ length: ctx.numPlayers }, () => []),
    secret: { pile: random.Shuffle(PILE) },
  }),
  moves: {
    place: {
      client: false,
      move: ({ G, playerID }, face) => {
        const count = G.roll && Number.isInteger(face) ? G.roll[face - 1] : 0;
        if (!count) return INVALID_MOVE;
        G.casinos[face - 1].dice[playerID] += count;
        G.hands[playerID] -= count;
        G.roll = null;
        return undefined;
      },
    },
  },
  phases: {
    round: {
      start: true,
      next: 'round',
      onBegin: ({ G }) => stock(G),
      endIf: ({ G }) => G.hands.every((dice) => dice === 0),
      onEnd: ({ G }) => pay(G),
      turn: {
        minMoves: 1,
        maxMoves: 1,
        onBegin: ({ G, ctx, random }) => {
          G.roll = Array(6).fill(0);
          for (let die = 0; die < G.hands[ctx.currentPlayer]; die += 1) G.roll[random.D6() - 1] += 1;
        },
        order: {
          first: ({ G, ctx }) => G.round % ctx.numPlayers,
          next: ({ G, ctx }) => {
            for (let i = 1; i <= ctx.numPlayers; i += 1) {
              const seat = (ctx.playOrderPos + i) % ctx.numPlayers;
              if (G.hands[seat]) return seat;
            }
            return ctx.playOrderPos;
          },
        },
      },
    },
  },
  endIf: ({ G }) => (G.round >= ROUNDS ? { totals: G.won.map((notes) => notes.reduce((sum, note) => sum + note, 0)) } : undefined),
};
