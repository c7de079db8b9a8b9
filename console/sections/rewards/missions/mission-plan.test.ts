import { expect, it } from "vitest";
import { type MissionFields, newFields, toFields, toPlan } from "./mission-plan.ts";

const now = new Date("2030-01-01T12:00:00.000Z");
const filled: MissionFields = {
  ...newFields(now),
  name: { ...newFields(now).name, en: "Ten rounds" },
  prizes: [{ kind: "POINTS", points: "50", offerId: "" }],
};

it("reads what it wrote", () => {
  const cases: Partial<MissionFields>[] = [
    { categories: "slots, table-games", games: ["1402"], tiers: ["gold"], countries: "CA, GB" },
    { goal: "STAKED", amounts: [{ currency: "JPY", minimumStake: "20", target: "5000" }] },
    { goal: "MULTIPLE", multiple: "2.5", period: "WEEKLY" },
    { goal: "SPORTS_BETS", minimumOdds: "1.8", prizes: [{ kind: "OFFER", points: "", offerId: "offer_a" }] },
    { goal: "VISIT", prizes: [filled.prizes[0]!, filled.prizes[0]!] },
  ];
  for (const change of cases) {
    const read = toPlan({ ...filled, ...change }, now);
    if ("faults" in read) throw new Error(JSON.stringify(read.faults));
    expect(read.plan).toMatchObject({ goal: change.goal ?? "ROUNDS", startsAt: "2030-01-02T00:00:00.000Z" });
    expect(toPlan(toFields(read.plan, now), now)).toEqual(read);
  }
});

it("names every field that is missing or impossible", () => {
  const faults = (change: Partial<MissionFields>) => {
    const read = toPlan({ ...filled, ...change }, now);
    return "faults" in read ? Object.keys(read.faults) : [];
  };
  const usd = { currency: "USD", minimumStake: "1", target: "" };
  expect(faults({})).toEqual([]);
  expect(faults({ name: newFields(now).name })).toEqual(["name"]);
  expect(faults({ timeZone: "Nowhere/City" })).toEqual(["timeZone"]);
  expect(faults({ count: "0" })).toEqual(["count"]);
  expect(faults({ goal: "MULTIPLE", multiple: "0.5" })).toEqual(["multiple"]);
  expect(faults({ goal: "SPORTS_BETS", minimumOdds: "1" })).toEqual(["minimumOdds"]);
  expect(faults({ goal: "STAKED", amounts: [usd] })).toEqual(["target.0"]);
  expect(faults({ amounts: [{ ...usd, minimumStake: "0.001" }] })).toEqual(["minimumStake.0"]);
  expect(faults({ amounts: [usd, usd] })).toEqual(["currency.1"]);
  expect(faults({ startsAt: "2030-01-01T11:00" })).toEqual(["startsAt"]);
  expect(faults({ endsAt: filled.startsAt })).toEqual(["endsAt"]);
  expect(faults({ prizes: [{ kind: "OFFER", points: "", offerId: "" }] })).toEqual(["offerId.0"]);
  expect(faults({ goal: "VISIT", prizes: [filled.prizes[0]!, newFields(now).prizes[0]!] })).toEqual([
    "points.1",
  ]);
});
