import type { Answer } from "@parlour/contracts/call";
import type { listRacePools } from "@parlour/contracts/calls/racing/racebook/list-race-pools";
import { pairProbables, straightProbables, willPays } from "@parlour/racing";
import { amountOf } from "@parlour/rules/money";
import type { Queryable } from "../../../kit/database.ts";
import { poolRules, poolUnitMinor, readPoolInput } from "./pool-input.ts";
import { type PoolOffer, poolsEnding, poolsFrom } from "./pool-offers.ts";
import { findPools } from "./pool-store.ts";
import { isDecided } from "./race-state.ts";
import { findRace, listByMeeting } from "./race-store.ts";

type RacePools = Answer<typeof listRacePools>;
type RacePool = RacePools["pools"][number];

/** Reads the totals and probable dividends of the pools that begin or end with a race. */
export async function readRacePools(
  db: Queryable,
  raceId: string,
  currency: string,
): Promise<RacePools | undefined> {
  const race = await findRace(db, raceId);
  if (!race) return undefined;
  const meeting = await listByMeeting(db, race);
  const offers = [...poolsFrom(race, meeting), ...poolsEnding(race, meeting)];
  const known = await findPools(
    db,
    offers.map(({ id }) => id),
    currency,
  );
  const pools: RacePool[] = [];
  for (const offer of offers) {
    const row = known.find(({ id }) => id === offer.id);
    const pool = { ...offer, currency, rules: poolRules(offer.type, currency), carryInMinor: 0n, ...row };
    pools.push(await readPool(db, pool, raceId));
  }
  return { currency, unit: amountOf(poolUnitMinor(currency), currency), pools };
}

async function readPool(
  db: Queryable,
  pool: PoolOffer & Parameters<typeof readPoolInput>[1],
  raceId: string,
): Promise<RacePool> {
  const { input, bets, races } = await readPoolInput(db, pool);
  const amount = (minor: bigint) => amountOf(minor, pool.currency);
  const total = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  const isStraight = pool.type === "win" || pool.type === "place" || pool.type === "show";
  const isPair = pool.type === "exacta" || pool.type === "quinella" || pool.type === "daily-double";
  const isLastLeg =
    races.length > 1 &&
    races.at(-1)!.id === raceId &&
    races.slice(0, -1).every(({ state }) => isDecided(state)) &&
    !isDecided(races.at(-1)!.state);
  const { rules, carryInMinor = 0n } = input;
  const straight = isStraight
    ? straightProbables({ rules, bets: input.bets, race: input.races[0]!, carryInMinor }).map((one) => ({
        interest: one.interest,
        stakes: amount(one.stakesMinor),
        lowest: one.lowestMinor === null ? null : amount(one.lowestMinor),
        highest: one.highestMinor === null ? null : amount(one.highestMinor),
      }))
    : [];
  const last =
    isLastLeg && bets.length > 0
      ? willPays(input).map(({ interest, dividends }) => {
          const dividend = dividends[0] ? amount(dividends[0].dividendMinor) : null;
          return { interest, stakes: 0, lowest: dividend, highest: dividend };
        })
      : [];
  return {
    poolId: pool.id,
    type: pool.type,
    bets: bets.length,
    total: amount(total),
    carriedIn: amount(carryInMinor),
    probables: isStraight ? straight : last,
    pairs: isPair
      ? pairProbables({ rules, bets: input.bets, races: input.races, carryInMinor }).map((pair) => ({
          first: pair.first,
          second: pair.second,
          dividend: amount(pair.dividendMinor),
        }))
      : [],
  };
}
