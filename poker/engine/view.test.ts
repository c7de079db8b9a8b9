import fc from "fast-check";
import { expect, test } from "vitest";
import { playRandomHand } from "../testing/random-hand.ts";
import { attempt, playHand } from "../testing/stacked-hand.ts";
import type { HandState } from "./state.ts";
import { type HandView, viewFor } from "./view.ts";

/** Collects the cards from all card fields of a view. */
function cardsIn(value: unknown, key = ""): number[] {
  if (Array.isArray(value))
    return ["cards", "hole", "boards", "deck"].includes(key)
      ? value.flat().map(Number)
      : value.flatMap((entry) => cardsIn(entry));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => cardsIn(entry, name));
}

function dueTo(state: HandState, seat: number | null): Set<number> {
  const holes = state.players.filter((player) => player.seat === seat || player.revealed);
  return new Set([...state.boards.flat(), ...holes.flatMap(({ hole }) => hole)]);
}

test("no view of any state of a random hand holds a card that is not due", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      playRandomHand(seed, (state) => {
        for (const seat of [null, ...state.players.map((player) => player.seat)]) {
          const due = dueTo(state, seat);
          const extra = cardsIn(viewFor(state, seat)).filter((card) => !due.has(card));
          if (extra.length > 0) throw new Error(`Seat ${seat} sees ${extra} in ${state.phase}.`);
        }
      });
    }),
    { numRuns: 200 },
  );
});

test("cards are revealed only at an all-in, a showdown or by choice", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      playRandomHand(seed, (state) => {
        const revealed = state.players.filter((player) => player.revealed);
        if (state.toAct !== null) expect(revealed).toEqual([]);
        for (const player of revealed) expect(player.folded).toBe(false);
      });
    }),
    { numRuns: 200 },
  );
});

test("a view names exactly these fields", () => {
  const state = playHand({ stacks: [100, 100], blinds: [2, 1] }, "");
  const view: HandView = viewFor(state, 1);
  expect(Object.keys(view).sort()).toEqual(
    ["phase", "boards", "players", "pot", "pots", "currentBet", "toAct", "log", "result", "legal"].sort(),
  );
  expect(Object.keys(view.players[0]!).sort()).toEqual(
    ["seat", "stack", "streetBet", "folded", "allIn", "holeCount", "hole"].sort(),
  );
  expect(view.players.map(({ hole }) => hole)).toEqual([state.players[0]!.hole, null]);
  expect(viewFor(state, null).players.every(({ hole }) => hole === null)).toBe(true);
});

test("the pots and the bets of the current round add up to the whole pot", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      playRandomHand(seed, (state) => {
        if (state.phase === "complete") return;
        const { pot, pots, players } = viewFor(state, null);
        const bets = players.reduce((sum, { streetBet }) => sum + streetBet, 0);
        expect(pots.reduce((sum, amount) => sum + amount, bets)).toBe(pot);
      });
    }),
    { numRuns: 200 },
  );
});

test("a side pot is shown once the round is over in which a player was all in", () => {
  const hand = { stacks: [100, 20, 100], blinds: [1, 2, 0] };
  const raised = playHand(hand, "3 raise 20, 1 call");
  expect(viewFor(raised, null).pots).toEqual([]);
  const flop = playHand(hand, "3 raise 20, 1 call, 2 call");
  expect(viewFor(flop, null).pots).toEqual([60]);
  const turn = playHand(hand, "3 raise 20, 1 call, 2 call, 1 bet 30, 3 call");
  expect(viewFor(turn, null).pots).toEqual([60, 60]);
});

test("a voluntary show after the hand is visible to everybody", () => {
  const over = playHand({ stacks: [100, 100], blinds: [2, 1] }, "2 fold");
  expect(viewFor(over, 2).players[0]!.hole).toBeNull();
  const shown = attempt(over, "1 show").state!;
  expect(viewFor(shown, 2).players[0]!.hole).toEqual(shown.players[0]!.hole);
});
