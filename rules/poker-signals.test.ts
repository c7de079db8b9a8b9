import { expect, test } from "vitest";
import { findPokerSignals, pokerPairSignals, pokerPlayerSignals } from "./poker-signals.ts";

const friends = {
  hands: 200,
  sessions: 5,
  lost: 150,
  won: 140,
  duels: 40,
  softDuels: 20,
  allInsLost: 4,
  allInsWon: 4,
  usualSoftness: 0.5,
  shared: [],
};
const codesOf = (change: Partial<Parameters<(typeof pokerPairSignals)[0]["isMet"]>[0]>) =>
  findPokerSignals(pokerPairSignals, { ...friends, ...change }).map(({ code }) => code);

test("players who win and lose like others raise no signal", () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ lost: 500, won: 100 })).toEqual([]);
  expect(codesOf({ lost: 500, won: 0, hands: 19 })).toEqual([]);
  expect(codesOf({ softDuels: 36, usualSoftness: 0.7 })).toEqual([]);
  expect(codesOf({ softDuels: 36, usualSoftness: null })).toEqual([]);
  expect(codesOf({ softDuels: 36, sessions: 2 })).toEqual([]);
  expect(codesOf({ shared: ["ADDRESS"], hands: 4 })).toEqual([]);
});

test("all-ins that one player always loses look like dumped chips, even in a few hands", () => {
  const dumping = { hands: 12, lost: 300, won: 4, allInsLost: 5, allInsWon: 0 };
  expect(codesOf(dumping)).toEqual(["POKER_ALL_IN_DUMPING"]);
  expect(codesOf({ ...dumping, allInsLost: 4 })).toEqual([]);
  expect(codesOf({ ...dumping, allInsWon: 1 })).toEqual([]);
  expect(codesOf({ ...dumping, allInsLost: 9, allInsWon: 1 })).toEqual(["POKER_ALL_IN_DUMPING"]);
  expect(codesOf({ ...dumping, hands: 60, won: 200 })).toEqual([]);
  expect(codesOf({ ...dumping, lost: 80 })).toEqual([]);
  expect(findPokerSignals(pokerPairSignals, { ...friends, ...dumping })[0]!.text).toBe(
    "Lost 5 and won 0 heads-up all-ins against one player in only 12 hands, 300 big blinds in all",
  );
});

test("each signal names its evidence", () => {
  const found = findPokerSignals(pokerPairSignals, {
    ...friends,
    lost: 500,
    won: 20,
    softDuels: 36,
    shared: ["DEVICE", "ADDRESS"],
  });
  expect(found).toEqual([
    {
      code: "POKER_CHIP_DUMPING",
      points: 50,
      text: "Lost 500 big blinds to one player and won back 20 big blinds in 200 hands over 5 sessions",
    },
    {
      code: "POKER_COLLUSION",
      points: 40,
      text: "Played 90% of 40 heads-up pots against one player without a call or raise, compared with 50% against others, in 5 sessions",
    },
    {
      code: "POKER_SAME_PERSON",
      points: 40,
      text: "Played 200 hands against an account with the same device and network address",
    },
  ]);
});

test("only many decisions with very regular times look like a bot", () => {
  const regular = { decisions: 400, meanMs: 2_000, deviationMs: 300 };
  expect(findPokerSignals(pokerPlayerSignals, regular)).toEqual([
    {
      code: "POKER_BOT_PLAY",
      points: 40,
      text: "Made 400 decisions in 2.0 s each on average, with a deviation of only 15%",
    },
  ]);
  expect(findPokerSignals(pokerPlayerSignals, { ...regular, deviationMs: 900 })).toEqual([]);
  expect(findPokerSignals(pokerPlayerSignals, { ...regular, decisions: 299 })).toEqual([]);
});
