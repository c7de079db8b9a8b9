import {
  betTypes,
  favouriteOf,
  type PoolBet,
  type PoolInput,
  type PoolRace,
  type PoolRules,
  type PoolTerms,
  type PoolType,
  poolRulesOf,
} from "@parlour/racing";
import { stakeMeasureOf } from "@parlour/rules/stake-limits";
import type { Queryable } from "../../../kit/database.ts";
import { type BetRow, listPoolBets } from "./bet-store.ts";
import type { PoolRow } from "./pool-store.ts";
import { isDecided } from "./race-state.ts";
import { findRaces, type RaceRow } from "./race-store.ts";

/** Dividends are quoted for this stake: one dollar, or about as much in another currency. */
export const poolUnitMinor = (currency: string): bigint => BigInt(100 * stakeMeasureOf(currency));

/** Returns the rules with which a pool opens: the terms that the card of its first race was published with. */
export const poolRules = (
  { type, terms }: { type: PoolType; terms: PoolTerms },
  currency: string,
): PoolRules => poolRulesOf(type, poolUnitMinor(currency), terms);

export const toPoolBet = ({ id, unitMinor, selections }: BetRow): PoolBet => ({ id, unitMinor, selections });

/** Returns whether payout is mandatory: carry-overs are paid out on the last day of a month. */
export function isMandatory(date: string): boolean {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000);
  return next.getUTCDate() === 1;
}

/** Returns the data of a race that a pool needs. `closedAt` is the earliest off of the pool's races. */
export function poolRaceOf(race: RaceRow, closedAt: Date | null, favourite: number | null): PoolRace {
  const isLate = (at: string) => closedAt !== null && new Date(at) > closedAt;
  return {
    entries: race.card.runners.map(({ number, interest }) => ({ runner: number, interest })),
    scratched: race.withdrawals.filter(({ at }) => !isLate(at)).map(({ runner }) => runner),
    scratchedLate: race.withdrawals.filter(({ at }) => isLate(at)).map(({ runner }) => runner),
    order: race.state === "VOID" || !isDecided(race.state) ? null : race.finish!.order,
    favourite,
  };
}

type InputPool = Pick<PoolRow, "id" | "currency" | "type" | "raceIds" | "rules" | "carryInMinor">;

/** Reads the stored bets and races that determine a pool's settlement. */
export async function readPoolInput(
  db: Queryable,
  pool: InputPool,
): Promise<{ input: PoolInput; bets: BetRow[] }> {
  const races = await findRaces(db, pool.raceIds);
  const bets = await listPoolBets(db, pool.id, pool.currency);
  return { input: await poolInputOf(db, pool, races, bets.map(toPoolBet)), bets };
}

const earliest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null);

/** Returns the input of the pool's rules. It also reads the win pool if a late scratch is replaced by the favourite. */
export async function poolInputOf(
  db: Queryable,
  pool: Omit<InputPool, "id" | "raceIds">,
  races: readonly RaceRow[],
  bets: PoolBet[],
): Promise<PoolInput> {
  const closedAt = earliest(races.map(({ offAt }) => offAt));
  const isPick = pool.type.startsWith("pick-");
  const poolRaces = await Promise.all(
    races.map(async (race) => {
      const plain = poolRaceOf(race, closedAt, null);
      if (!isPick || plain.scratchedLate.length === 0) return plain;
      const winPoolId = `${race.id.replace("race_", "pool_")}_win`;
      const winBets = await listPoolBets(db, winPoolId, pool.currency);
      return { ...plain, favourite: favouriteOf(winBets.map(toPoolBet), plain) };
    }),
  );
  return {
    rules: pool.rules,
    races: poolRaces,
    bets,
    carryInMinor: pool.carryInMinor,
    isMandatory: betTypes[pool.type].shape === "legs" && isMandatory(races[0]!.date),
  };
}
