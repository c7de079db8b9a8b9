import { expect, test } from "vitest";
import { playedHand } from "./statistics.ts";
import { playHand } from "./testing/stacked-hand.ts";

const holes = ["AsAh", "KsKh", "QsQh"];
const board = "2c7d9hJs3c";

test("counts who entered the pot, raised, saw the flop and won the showdown", () => {
  const state = playHand(
    { stacks: [20, 100, 100], blinds: [1, 2], holes, board },
    "3 raise 30, 1 call, 2 call, 2 bet 40, 3 fold",
  );
  expect(playedHand(state, 1)).toEqual({
    isVoluntary: true,
    hasRaisedPreflop: false,
    hasSeenFlop: true,
    hasShownDown: true,
    hasWonShowdown: true,
  });
  expect(playedHand(state, 2)).toMatchObject({ hasRaisedPreflop: false, hasShownDown: true });
  expect(playedHand(state, 3)).toEqual({
    isVoluntary: true,
    hasRaisedPreflop: true,
    hasSeenFlop: true,
    hasShownDown: false,
    hasWonShowdown: false,
  });
});

test("a blind that wins without a call counts as neither voluntary nor a showdown", () => {
  const state = playHand({ stacks: [100, 100, 100], blinds: [1, 2], holes, board }, "3 fold, 1 fold");
  expect(playedHand(state, 2)).toEqual({
    isVoluntary: false,
    hasRaisedPreflop: false,
    hasSeenFlop: false,
    hasShownDown: false,
    hasWonShowdown: false,
  });
});
