import { expect, test } from "vitest";
import type { ShownStatus } from "../shown-status.ts";
import { callOf } from "./call-of.ts";

const round = { opensAt: 0, closesAt: 20_000 };
const at = (phase: ShownStatus["phase"], seconds = 0, change: Partial<Parameters<typeof callOf>[0]> = {}) =>
  callOf({
    status: { phase, seconds },
    round,
    call: "17, red",
    isMyChoice: false,
    t: (key) => key.replace("games-live.", ""),
    ...change,
  });

test("calls the phases of a round, and last bets shortly before betting closes", () => {
  expect([at("BETTING", 20), at("BETTING", 6), at("BETTING", 5), at("CLOSING")]).toEqual([
    "betsOpen",
    "betsOpen",
    "lastBets",
    "noMoreBets",
  ]);
  expect([at("RUNNING"), at("RESULT"), at("VOID")]).toEqual(["17, red", "17, red", "voided"]);
});

test("does not call last bets where there are only a few seconds to bet", () => {
  expect(at("BETTING", 3, { round: { opensAt: 0, closesAt: 4_000 } })).toBe("betsOpen");
});

test("calls the player whose turn it is, and is silent while others decide or nothing is known", () => {
  expect(at("CHOOSING", 9, { isMyChoice: true })).toBe("yourTurn");
  expect([at("CHOOSING", 9), at("CONNECTING"), at("BARRED"), at("WAITING")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
