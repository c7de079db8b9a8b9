import { expect, it } from "vitest";
import {
  missionAfter,
  missionTransitions,
  type ProgressEvent,
  type ProgressState,
  progressAfter,
  progressTransitions,
  type StoredState,
  shownState,
} from "./mission-machine.ts";

it("ends a mission once", () => {
  const states = Object.keys(missionTransitions) as StoredState[];
  expect(states.map((state) => missionAfter(state, "end"))).toEqual(["ENDED", undefined]);
});

it("has no other transitions of progress than these", () => {
  const events: readonly ProgressEvent[] = ["complete", "reopen", "claim"];
  const all = (Object.keys(progressTransitions) as ProgressState[]).flatMap((from) =>
    events.flatMap((event) => {
      const to = progressAfter(from, event);
      return to ? [`${from} ${event} ${to}`] : [];
    }),
  );
  expect(all).toEqual(["OPEN complete COMPLETED", "COMPLETED reopen OPEN", "COMPLETED claim CLAIMED"]);
});

it("is scheduled, running or over by the clock until an operator ends it", () => {
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute));
  const times = { starts_at: at(10), ends_at: at(20) };
  const open = [9, 10, 19, 20].map((minute) =>
    shownState({ state: "OPEN", ended_at: null, ...times }, at(minute)),
  );
  expect(open).toEqual(["SCHEDULED", "RUNNING", "RUNNING", "ENDED"]);
  expect(shownState({ state: "ENDED", ended_at: at(12), ...times }, at(13))).toBe("ENDED");
});
