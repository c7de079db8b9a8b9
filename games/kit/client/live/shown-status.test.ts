import type { LiveRound } from "@parlour/contracts/sockets/live-table";
import { expect, test } from "vitest";
import { shownStatus } from "./shown-status.ts";

const round = (change: Partial<LiveRound>) =>
  ({ phase: "BETTING", opensAt: 0, closesAt: 20_000, nextAt: null, window: null, ...change }) as LiveRound;
const seen = { round: round({}), isConnected: true, isRestricted: false, now: 5_000 };

test("counts down while the player can bet or choose", () => {
  expect(shownStatus(seen)).toEqual({ phase: "BETTING", seconds: 15, share: 0.75 });
  const choosing = round({ phase: "RUNNING", window: { number: 1, opensAt: 4_000, closesAt: 8_000 } });
  expect(shownStatus({ ...seen, round: choosing })).toEqual({ phase: "CHOOSING", seconds: 3, share: 0.75 });
});

test("shows no countdown at a table that is closed, reserved or not connected", () => {
  const still = { seconds: 0, share: 0 };
  expect(shownStatus({ ...seen, isRestricted: true })).toEqual({ phase: "BARRED", ...still });
  expect(shownStatus({ ...seen, round: null, isRestricted: true })).toEqual({ phase: "BARRED", ...still });
  expect(shownStatus({ ...seen, isConnected: false })).toEqual({ phase: "CONNECTING", ...still });
  expect(shownStatus({ ...seen, now: 20_000 })).toEqual({ phase: "CLOSING", ...still });
});

test("shows a round that is running to its end before the restriction", () => {
  const restricted = { ...seen, isRestricted: true };
  const at = (change: Partial<LiveRound>, now: number) =>
    shownStatus({ ...restricted, round: round(change), now }).phase;
  expect(at({ phase: "RUNNING" }, 25_000)).toBe("RUNNING");
  expect(at({ phase: "RESULT", nextAt: 40_000 }, 30_000)).toBe("RESULT");
  expect(at({ phase: "RESULT", nextAt: 40_000 }, 40_000)).toBe("BARRED");
  expect(shownStatus({ ...seen, round: null }).phase).toBe("WAITING");
});
