import { expect, it } from "vitest";
import { newFields, toFields, toPlan } from "./leaderboard-plan.ts";

const now = new Date("2030-01-01T12:00:00.000Z");
const filled = {
  ...newFields(now),
  name: { ...newFields(now).name, en: "Week 1" },
  prizes: [
    { places: "1", amount: "100" },
    { places: "4", amount: "12.50" },
  ],
};

it("reads what it wrote", () => {
  for (const kind of ["STAKED", "POINTS"] as const) {
    const read = toPlan({ ...filled, kind, categories: "slots, table-games", games: ["1402"] }, now);
    if ("faults" in read) throw new Error(JSON.stringify(read.faults));
    expect(read.plan).toMatchObject({
      kind,
      startsAt: "2030-01-02T00:00:00.000Z",
      categories: ["slots", "table-games"],
      prizes: [
        { places: 1, amount: 100 },
        { places: 4, amount: 12.5 },
      ],
    });
    expect(toPlan(toFields(read.plan, now), now)).toEqual(read);
  }
});

it("names every field that is missing or impossible", () => {
  const faults = (change: Partial<typeof filled>) => {
    const read = toPlan({ ...filled, ...change }, now);
    return "faults" in read ? Object.keys(read.faults) : [];
  };
  expect(faults({})).toEqual([]);
  expect(faults({ name: newFields(now).name })).toEqual(["name"]);
  expect(faults({ minimumStake: "0.001" })).toEqual(["minimumStake"]);
  expect(faults({ startsAt: "2030-01-01T11:00" })).toEqual(["startsAt"]);
  expect(faults({ endsAt: filled.startsAt })).toEqual(["endsAt"]);
  expect(faults({ prizes: [...filled.prizes].reverse() })).toEqual(["amount.1"]);
  expect(faults({ prizes: [{ places: "0", amount: "" }] })).toEqual(["places.0", "amount.0"]);
  expect(faults({ kind: "POINTS" as never, points: [{ multiple: "0.5", points: "x" }] })).toEqual([
    "multiple.0",
    "points.0",
  ]);
});
