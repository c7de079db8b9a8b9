import { expect, it } from "vitest";
import {
  type LeaderboardEvent,
  leaderboardAfter,
  type StoredState,
  shownState,
  transitions,
} from "./leaderboard-machine.ts";

const states = Object.keys(transitions) as StoredState[];
const events: readonly LeaderboardEvent[] = ["close", "cancel", "settle"];

it("has no other transitions than these", () => {
  const all = states.flatMap((from) =>
    events.flatMap((event) => {
      const to = leaderboardAfter(from, event);
      return to ? [`${from} ${event} ${to}`] : [];
    }),
  );
  expect(all).toEqual(["OPEN close CLOSED", "OPEN cancel CANCELLED", "CLOSED settle PAID"]);
});

it("is scheduled, running or being counted by the clock while it is open", () => {
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute));
  const shownAt = (state: StoredState, minute: number) =>
    shownState({ state, starts_at: at(10), ends_at: at(20) }, at(minute));
  expect([9, 10, 19, 20].map((minute) => shownAt("OPEN", minute))).toEqual([
    "SCHEDULED",
    "RUNNING",
    "RUNNING",
    "CLOSING",
  ]);
  for (const state of ["CLOSED", "PAID", "CANCELLED"] as const) expect(shownAt(state, 9)).toBe(state);
});
