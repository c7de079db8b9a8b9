import { expect, test } from "vitest";
import { deadlineMs, refillTimeBank, timeLeft, timeoutAction } from "./timing.ts";

const timing = { actionMs: 15_000, timeBankMs: 30_000, disconnectReserveMs: 60_000 };

test("the time bank is spent after the action time, the reserve only while disconnected", () => {
  expect(deadlineMs(1_000, timing, true)).toBe(46_000);
  expect(deadlineMs(1_000, timing, false)).toBe(106_000);
  expect(timeLeft(10_000, timing, true)).toEqual({
    actionMs: 5_000,
    timeBankMs: 30_000,
    disconnectReserveMs: 60_000,
    expired: false,
  });
  expect(timeLeft(20_000, timing, true)).toMatchObject({ actionMs: 0, timeBankMs: 25_000, expired: false });
  expect(timeLeft(45_000, timing, true)).toMatchObject({
    timeBankMs: 0,
    disconnectReserveMs: 60_000,
    expired: true,
  });
  expect(timeLeft(50_000, timing, true)).toMatchObject({ disconnectReserveMs: 60_000, expired: true });
  expect(timeLeft(55_000, timing, false)).toMatchObject({
    timeBankMs: 0,
    disconnectReserveMs: 50_000,
    expired: false,
  });
  expect(timeLeft(105_000, timing, false)).toMatchObject({ disconnectReserveMs: 0, expired: true });
});

test("a clock that went back takes no time", () => {
  expect(timeLeft(-5, timing, true)).toEqual({ ...timing, expired: false });
});

test("the time bank refills up to its maximum, and a timeout never pays", () => {
  expect(refillTimeBank(29_000, 500, 30_000)).toBe(29_500);
  expect(refillTimeBank(29_800, 500, 30_000)).toBe(30_000);
  expect([timeoutAction(true), timeoutAction(false)]).toEqual(["check", "fold"]);
});
