import type { MissionPlan } from "@parlour/contracts/entities/mission";
import type { Settlement } from "@parlour/wagering/settlements";
import { expect, it } from "vitest";
import type { Entry } from "./entry.ts";
import { findStartable } from "./find-startable.ts";
import type { MissionRow } from "./mission-store.ts";

const period = { key: "2030-01-01", endsAt: new Date("2030-01-02T00:00:00.000Z") };

function entry(change: Partial<MissionPlan> = {}, settlement: Partial<Settlement> = {}): Entry {
  const plan = {
    goal: "ROUNDS",
    count: 3,
    multiple: null,
    amounts: { USD: { minimumStake: 1 }, EUR: { minimumStake: 1 } },
    tiers: [] as string[],
    countries: [] as string[],
    brands: [] as string[],
    prizes: [{ kind: "POINTS", points: 10 }],
    ...change,
  } as MissionPlan;
  return {
    mission: { id: "mission_a", plan, offers: {} } as MissionRow,
    period,
    settlement: {
      playerId: "player_a",
      wagerId: "a",
      currency: "USD",
      ownStakedMinor: 200n,
      ownWonMinor: 0n,
      settledAt: new Date(0),
      ...settlement,
    } as Settlement,
  };
}

/** Returns the currencies of the progress rows that can begin, and the database reads that were made, in order. */
async function start(groups: readonly (readonly Entry[])[]) {
  const reads: string[] = [];
  const read = <T>(name: string, value: T) => {
    reads.push(name);
    return Promise.resolve(value);
  };
  const player = { brandId: "parlour", countryCode: "CA", currency: "USD", status: "ACTIVE" };
  const rows = await findStartable(
    {
      players: { get: () => read("player", player) },
      jurisdictions: { known: () => ({ maximumWagering: null, missionsAllowed: true }) },
      bonuses: { mayReceive: () => read("break", true) },
      hasProtectionCase: () => read("case", false),
      tiers: { tierOf: () => read("tier", "gold") },
    } as never,
    {} as never,
    groups,
  );
  return { currencies: [...rows.values()].map(({ currency }) => currency), reads };
}

it("reads nothing about players whose settlements add nothing", async () => {
  const low = entry({}, { ownStakedMinor: 99n });
  const lost = entry({ goal: "MULTIPLE", multiple: 2 });
  expect(await start([[low], [lost]])).toEqual({ currencies: [], reads: [] });
});

it("checks brand, country and currency before anything that is read for each player", async () => {
  const groups = [
    entry({ brands: ["other"] }),
    entry({ countries: ["GB"] }),
    entry({ amounts: { EUR: { minimumStake: 1 } } }, { currency: "EUR" }),
  ].map((one) => [one]);
  expect(await start(groups)).toEqual({ currencies: [], reads: ["player"] });
});

it("begins progress in the player's currency, for players of the right tier", async () => {
  const reads = ["player", "break", "case", "tier"];
  expect(await start([[entry({ tiers: ["silver"] })]])).toEqual({ currencies: [], reads });
  const both = [entry({}, { currency: "EUR" }), entry({ tiers: ["gold"] }, { wagerId: "b" })];
  expect(await start([both])).toEqual({ currencies: ["USD"], reads });
});
