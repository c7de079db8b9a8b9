import type { MissionPlan } from "@parlour/contracts/entities/mission";
import { expect, it } from "vitest";
import { claimableUntil, periodEndOf } from "./mission-rules.ts";

const at = (day: number) => new Date(Date.UTC(2030, 0, day));

it("lets prizes be claimed for seven days after the period or an early end, a daily reward only on its day", () => {
  const until = (goal: MissionPlan["goal"], rowEnd: number, endedAt: number | null) => {
    const mission = {
      plan: { goal } as MissionPlan,
      ends_at: at(30),
      ended_at: endedAt === null ? null : at(endedAt),
    };
    const row = { ends_at: at(rowEnd) };
    return [periodEndOf(mission, row), claimableUntil(mission, row)];
  };
  expect(until("ROUNDS", 30, null)).toEqual([at(30), at(37)]);
  expect(until("ROUNDS", 30, 10)).toEqual([at(10), at(17)]);
  // A period that was over before the mission was ended keeps its own deadline.
  expect(until("ROUNDS", 8, 10)).toEqual([at(8), at(15)]);
  expect(until("VISIT", 8, null)).toEqual([at(8), at(8)]);
  expect(until("VISIT", 11, 10)).toEqual([at(10), at(10)]);
});
