import type { Answer } from "@parlour/contracts/call";
import type { listRacePools } from "@parlour/contracts/calls/racing/racebook/list-race-pools";
import {
  expectedDividend,
  type PoolInput,
  type PoolRules,
  pairProbables,
  straightProbables,
  willPays,
  winChance,
} from "@parlour/racing";
import { amountOf } from "@parlour/rules/money";
import { poolInputOf, poolRules, poolUnitMinor } from "./pool-input.ts";
import { type PoolOffer, poolsEnding, poolsFrom } from "./pool-offers.ts";
import { findPools } from "./pool-store.ts";
import type { PoolStakes } from "./pool-totals.ts";
import { modelOf } from "./race-prices.ts";
import { isDecided } from "./race-state.ts";
import type { RaceRow } from "./race-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";

export type PoolReadingParts = Pick<RacebookParts, "kit" | "readMeeting" | "readTotals">;
type RacePools = Answer<typeof listRacePools>;
type RacePool = RacePools["pools"][number];
type Probables = "straight" | "pairs" | "last-leg" | null;

/** A pool with its races, and the probable dividends that are shown for it. */
type ShownPool = { offer: PoolOffer; races: RaceRow[]; probables: Probables };

/**
 * Reads the totals and probable dividends of the pools whose first or last leg is the race. They are
 * read several times a second while a popular pool fills up.
 */
export async function readRacePools(
  { kit: { db }, readMeeting, readTotals }: PoolReadingParts,
  raceId: string,
  currency: string,
): Promise<RacePools | undefined> {
  const meeting = await readMeeting(raceId);
  const race = meeting.find(({ id }) => id === raceId);
  if (!race) return undefined;
  const shown = [...poolsFrom(race, meeting), ...poolsEnding(race, meeting)].map((offer): ShownPool => {
    const races = offer.raceIds.map((id) => meeting.find((one) => one.id === id)!);
    return { offer, races, probables: probablesOf(offer, races, raceId) };
  });
  const ids = shown.map(({ offer }) => offer.id);
  const known = await findPools(db, ids, currency);
  const stakes = await readTotals(
    shown.map(({ offer, probables }) => ({ id: offer.id, isDetailed: probables !== null })),
    currency,
  );
  const pools = await Promise.all(
    shown.map(async ({ offer, races, probables }, index) => {
      const row = known.find(({ id }) => id === offer.id);
      const pool = { ...offer, currency, rules: poolRules(offer, currency), carryInMinor: 0n, ...row };
      const sums = stakes[index]!;
      const bets = sums.flatMap(({ selections, unitMinor }, at) =>
        selections === null ? [] : [{ id: `${at}`, unitMinor, selections }],
      );
      return describePool(pool, races.at(-1)!, sums, probables, await poolInputOf(db, pool, races, bets));
    }),
  );
  return { currency, unit: amountOf(poolUnitMinor(currency), currency), pools };
}

function probablesOf({ type }: PoolOffer, races: readonly RaceRow[], raceId: string): Probables {
  if (type === "win" || type === "place" || type === "show") return "straight";
  if (type === "exacta" || type === "quinella") return "pairs";
  const last = races.at(-1)!;
  const isLastLeg =
    races.length > 1 &&
    last.id === raceId &&
    races.slice(0, -1).every(({ state }) => isDecided(state)) &&
    !isDecided(last.state);
  if (isLastLeg) return "last-leg";
  return type === "daily-double" ? "pairs" : null;
}

function describePool(
  pool: PoolOffer & { currency: string; rules: PoolRules },
  race: RaceRow,
  sums: readonly PoolStakes[],
  probables: Probables,
  input: PoolInput,
): RacePool {
  const amount = (minor: bigint) => amountOf(minor, pool.currency);
  const { carryInMinor = 0n } = input;
  return {
    poolId: pool.id,
    type: pool.type,
    bets: sums.reduce((sum, { bets }) => sum + bets, 0),
    total: amount(sums.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)),
    carriedIn: amount(carryInMinor),
    probables: probablesFor(probables, { ...input, carryInMinor }, amount).map((one) => ({
      ...one,
      expected: expectedOf(one.interest, pool, race),
    })),
    pairs: hasPairs(pool)
      ? pairProbables({ ...input, carryInMinor }).map((pair) => ({
          first: pair.first,
          second: pair.second,
          dividend: amount(pair.dividendMinor),
        }))
      : [],
  };
}

/**
 * Returns the win dividend implied by a betting interest's chance; null in pools other than win pools, and after the
 * off.
 */
function expectedOf(
  interest: number,
  { type, rules, currency }: Pick<PoolOffer, "type"> & { rules: PoolRules; currency: string },
  race: RaceRow,
): number | null {
  if (type !== "win" || race.state !== "OPEN") return null;
  const model = modelOf(race);
  const chance = race.card.runners
    .filter((runner) => runner.interest === interest && model.runners.includes(runner.number))
    .reduce((sum, { number }) => sum + winChance(model, number), 0);
  return chance > 0 ? amountOf(expectedDividend(Math.min(1, chance), rules), currency) : null;
}

const hasPairs = ({ type }: PoolOffer): boolean =>
  type === "exacta" || type === "quinella" || type === "daily-double";

function probablesFor(
  probables: Probables,
  input: PoolInput & { carryInMinor: bigint },
  amount: (minor: bigint) => number,
): Omit<RacePool["probables"][number], "expected">[] {
  if (probables === "straight") {
    return straightProbables({ ...input, race: input.races[0]! }).map((one) => ({
      interest: one.interest,
      stakes: amount(one.stakesMinor),
      lowest: one.lowestMinor === null ? null : amount(one.lowestMinor),
      highest: one.highestMinor === null ? null : amount(one.highestMinor),
    }));
  }
  if (probables !== "last-leg" || input.bets.length === 0) return [];
  return willPays(input).map(({ interest, dividends }) => {
    const dividend = dividends[0] ? amount(dividends[0].dividendMinor) : null;
    return { interest, stakes: 0, lowest: dividend, highest: dividend };
  });
}
