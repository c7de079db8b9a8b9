import { expect, test } from "vitest";
import { resolvePreAction } from "./pre-action.ts";

const none = { fold: false, check: false, call: null, bet: null, raise: null, runs: false, show: false };

test("an action chosen in advance never folds when checking is free, and never calls a new bet", () => {
  const free = { ...none, check: true };
  const facing = { ...none, fold: true, call: 20 };
  expect(resolvePreAction("checkFold", free)).toBe("check");
  expect(resolvePreAction("checkFold", facing)).toBe("fold");
  expect(resolvePreAction("check", free)).toBe("check");
  expect(resolvePreAction("check", facing)).toBeNull();
  expect(resolvePreAction("callAny", free)).toBe("check");
  expect(resolvePreAction("callAny", facing)).toBe("call");
});
