import { expect, test } from "vitest";
import { preActionsFor, resolvePreAction } from "./pre-action.ts";

const facing = (call: number | null) => ({
  fold: call !== null,
  check: call === null,
  call,
  bet: null,
  raise: null,
  runs: false,
  show: false,
});

test("an action chosen in advance never folds when checking is free, and never calls a new bet", () => {
  const resolve = (action: Parameters<typeof resolvePreAction>[0]["action"], call: number | null, bet = 10) =>
    resolvePreAction({ action, phase: "flop", bet: 10 }, facing(call), { phase: "flop", currentBet: bet });
  expect(resolve("checkFold", null)).toBe("check");
  expect(resolve("checkFold", 10)).toBe("fold");
  expect(resolve("check", null)).toBe("check");
  expect(resolve("check", 10)).toBeNull();
  expect(resolve("call", 10)).toBe("call");
  expect(resolve("call", 30, 30)).toBeNull();
  expect(resolve("callAny", 30, 30)).toBe("call");
});

test("an action chosen in advance is not carried over to the next street", () => {
  for (const action of ["checkFold", "check", "call", "callAny"] as const) {
    const chosen = { action, phase: "preflop", bet: 10 } as const;
    expect(resolvePreAction(chosen, facing(null), { phase: "flop", currentBet: 0 })).toBeNull();
    expect(resolvePreAction(chosen, facing(10), { phase: "flop", currentBet: 10 })).toBeNull();
  }
});

test("offers to call only a bet that the player faces", () => {
  expect(preActionsFor(0)).toEqual(["checkFold", "check", "callAny"]);
  expect(preActionsFor(5)).toEqual(["checkFold", "call", "callAny"]);
});
