import { type PoolTerms, type PoolType, RACES_PER_MEETING, usualPoolTerms } from "@parlour/racing";
import type { RaceRow } from "./race-store.ts";

/** A pool that a meeting offers, with its races in order. Its terms are those of its first race's card. */
export type PoolOffer = { id: string; type: PoolType; raceIds: string[]; terms: PoolTerms };

/** Multi-race pools, with the numbers of the races at which they begin. */
const legPools: readonly { type: PoolType; legs: number; from: readonly number[] }[] = [
  { type: "daily-double", legs: 2, from: [1, 6] },
  { type: "pick-3", legs: 3, from: [1, 2, 3, 4, 5] },
  { type: "pick-4", legs: 4, from: [1, 4] },
  { type: "pick-5", legs: 5, from: [3] },
  { type: "pick-6", legs: 6, from: [2] },
];

/** Pools on one race, and the minimum number of betting interests for each. */
const racePools: readonly { type: PoolType; interests: number }[] = [
  { type: "win", interests: 2 },
  { type: "place", interests: 4 },
  { type: "show", interests: 5 },
  { type: "exacta", interests: 3 },
  { type: "quinella", interests: 3 },
  { type: "trifecta", interests: 4 },
  { type: "superfecta", interests: 5 },
];

type Race = Pick<RaceRow, "id" | "number" | "meetingId" | "card" | "poolTerms">;

const poolIdOf = (raceId: string, type: PoolType): string => `${raceId.replace("race_", "pool_")}_${type}`;

/** Returns the race that a pool begins with, and the pool's type, from its id. */
export function parsePoolId(poolId: string): { raceId: string; type: PoolType } | undefined {
  const match = /^pool_(\d{4}-\d{2}-\d{2}_[a-z-]+_\d+)_([a-z0-9-]+)$/.exec(poolId);
  return match ? { raceId: `race_${match[1]}`, type: match[2] as PoolType } : undefined;
}

type Meeting = readonly Pick<Race, "id" | "number">[];

/** Returns the pools whose first leg is this race. `meeting` lists the published races of the race's meeting. */
export function poolsFrom(race: Race, meeting: Meeting): PoolOffer[] {
  return [...racePools, ...legPools].flatMap((pool) => offerOf(pool, race, meeting) ?? []);
}

/** Returns the pool of a type whose first leg is this race; undefined if there is none. */
export function poolFrom(race: Race, meeting: Meeting, type: PoolType): PoolOffer | undefined {
  const pool = [...racePools, ...legPools].find((one) => one.type === type);
  return pool && offerOf(pool, race, meeting);
}

/** Returns the numbers of the races that pools of a type begin with; null if every race has one. */
export const firstRacesOf = (type: PoolType): readonly number[] | null =>
  legPools.find((pool) => pool.type === type)?.from ?? null;

function offerOf(
  pool: (typeof racePools)[number] | (typeof legPools)[number],
  race: Race,
  meeting: Meeting,
): PoolOffer | undefined {
  const { type } = pool;
  const id = poolIdOf(race.id, type);
  const terms = race.poolTerms[type] ?? usualPoolTerms(type);
  if ("interests" in pool) {
    const interests = new Set(race.card.runners.map(({ interest }) => interest)).size;
    return interests >= pool.interests ? { id, type, raceIds: [race.id], terms } : undefined;
  }
  if (!pool.from.includes(race.number)) return undefined;
  const raceIds = Array.from(
    { length: pool.legs },
    (_, at) => meeting.find(({ number }) => number === race.number + at)?.id ?? "",
  );
  return raceIds.includes("") ? undefined : { id, type, raceIds, terms };
}

/** Returns the multi-race pools whose last leg is this race. */
export function poolsEnding(race: Race, meeting: readonly Race[]): PoolOffer[] {
  return meeting
    .filter(({ number }) => number < race.number && number > race.number - RACES_PER_MEETING)
    .flatMap((first) => poolsFrom(first, meeting))
    .filter(({ raceIds }) => raceIds.length > 1 && raceIds.at(-1) === race.id);
}
