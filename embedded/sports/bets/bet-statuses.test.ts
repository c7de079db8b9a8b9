import { expect, test } from "vitest";
import { betResult } from "./bet-statuses.ts";

const bet = { stake: 10, payout: 0, cashedOut: 0, freeBet: false };

test("Players 18: a bet that returned less than its stake isn't shown as won", () => {
  // A half-lost Asian handicap and a system with one winner are both settled as WON.
  expect(betResult({ ...bet, status: "WON", payout: 5 })).toEqual({
    text: "sportsbook.returned",
    tone: "quiet",
    paid: 5,
    isReturn: true,
  });
  expect(betResult({ ...bet, status: "WON", payout: 10 })).toMatchObject({ tone: "quiet", isReturn: true });
  expect(betResult({ ...bet, status: "WON", payout: 10.5 })).toMatchObject({
    text: "sportsbook.statusWon",
    tone: "gain",
    isReturn: false,
  });
});

test("Players 18: a cash-out below the stake is neutral", () => {
  const cashedOut = { ...bet, status: "CASHED_OUT" } as const;
  expect(betResult({ ...cashedOut, cashedOut: 7 })).toMatchObject({ tone: "quiet", isReturn: true });
  expect(betResult({ ...cashedOut, cashedOut: 12 })).toMatchObject({ tone: "gain", isReturn: false });
});

test("a lost bet that was partly cashed out stays lost, and its return is neutral", () => {
  const lost = betResult({ ...bet, status: "LOST", cashedOut: 3 });
  expect(lost).toMatchObject({ text: "sportsbook.statusLost", tone: "alarm", isReturn: true });
});

test("a free bet that pays anything is won, and a void bet is void", () => {
  expect(betResult({ ...bet, status: "WON", payout: 4, freeBet: true })).toMatchObject({ tone: "gain" });
  expect(betResult({ ...bet, status: "VOID", payout: 10 })).toMatchObject({
    text: "sportsbook.statusVoid",
    isReturn: false,
  });
});
