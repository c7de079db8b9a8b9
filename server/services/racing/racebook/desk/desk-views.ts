import type { DeskPool, DeskRace, DeskRaceSummary } from "@parlour/contracts/entities/racing-desk";
import { poolTermsOf } from "@parlour/racing";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../../../../kit/kit.ts";
import { readExposures } from "../exposure-store.ts";
import { runnerLiability } from "../liability.ts";
import { findPools, type PoolRow } from "../pool-store.ts";
import { shownTerms } from "../pool-terms.ts";
import { courseOf } from "../race-course.ts";
import { marketsOf } from "../race-prices.ts";
import { findOpenRaceIds, findRace, findRaces, type RaceRow } from "../race-store.ts";
import { summaryOf } from "../views.ts";
import { listPoolKeysOf, type PoolKey, readPoolStakes, readTakings, type Takings } from "./desk-store.ts";

export async function readDeskSummaries(
  { db }: Pick<Kit, "db">,
  ids: readonly string[],
): Promise<DeskRaceSummary[]> {
  const races = await findRaces(db, ids);
  const takings = await readTakings(db, ids);
  return races.map((race) => deskSummary(race, takings));
}

const deskSummary = (race: RaceRow, takings: readonly Takings[]): DeskRaceSummary => ({
  ...summaryOf(race),
  hasObjection: race.objection !== null,
  resultVersion: race.resultVersion,
  takings: takings
    .filter(({ raceId }) => raceId === race.id)
    .map(({ currency, fixedBets, fixedMinor, poolBets, poolMinor }) => ({
      currency,
      fixedBets,
      fixedStakes: amountOf(fixedMinor, currency),
      poolBets,
      poolStakes: amountOf(poolMinor, currency),
    })),
});

/** Reads a race for the racing desk; undefined if it is unknown. */
export async function readDeskRace(
  kit: Pick<Kit, "db" | "clock">,
  raceId: string,
): Promise<DeskRace | undefined> {
  const race = await findRace(kit.db, raceId);
  if (race === undefined) return undefined;
  const prices = new Map(marketsOf(race).runners.map(({ runner, win }) => [runner, win]));
  const exposures = await readExposures(kit.db, raceId);
  const withdrawals = new Map(race.withdrawals.map(({ runner, at }) => [runner, at]));
  return {
    race: deskSummary(race, await readTakings(kit.db, [raceId])),
    now: kit.clock.now().toISOString(),
    runners: race.card.runners.map(({ number, interest, horse, jockey }) => {
      const price = prices.get(number);
      const withdrawnAt = withdrawals.get(number) ?? null;
      return {
        number,
        interest,
        name: horse.name,
        jockey: jockey.name,
        winPrice: price ? price / 1000 : null,
        liability: (exposures.get(number) ?? 0) / 100,
        isWithdrawn: withdrawnAt !== null,
        withdrawnAt,
      };
    }),
    liabilityLimit: (race.liabilityLimit ?? runnerLiability) / 100,
    hasBestOdds: race.hasBestOdds,
    objection: race.objection,
    offAt: race.offAt?.toISOString() ?? null,
    officialAt: race.officialAt?.toISOString() ?? null,
    settledAt: race.settledAt?.toISOString() ?? null,
    order: race.finish?.order.map((group) => [...group]) ?? null,
    pools: await readDeskPools(kit, await listPoolKeysOf(kit.db, raceId)),
  };
}

/** Reads pools for the racing desk, in the order of the keys. */
export async function readDeskPools({ db }: Pick<Kit, "db">, keys: readonly PoolKey[]): Promise<DeskPool[]> {
  const currencies = [...new Set(keys.map(({ currency }) => currency))];
  const ids = [...new Set(keys.map(({ id }) => id))];
  const pools = (await Promise.all(currencies.map((currency) => findPools(db, ids, currency)))).flat();
  const firsts = await findRaces(db, [...new Set(pools.map(({ raceIds }) => raceIds[0]!))]);
  const open = await findOpenRaceIds(db, [...new Set(pools.flatMap(({ raceIds }) => raceIds))]);
  const stakes = await readPoolStakes(db, keys);
  return keys.flatMap((key) => {
    const pool = pools.find(({ id, currency }) => id === key.id && currency === key.currency);
    const first = firsts.find(({ id }) => id === pool?.raceIds[0]);
    const staked = stakes.get(`${key.id}/${key.currency}`) ?? { bets: 0, stakesMinor: 0n };
    const isOpen = pool?.raceIds.every((id) => open.has(id)) ?? false;
    return pool && first ? [deskPool(pool, first, { ...staked, isOpen })] : [];
  });
}

function deskPool(
  pool: PoolRow,
  first: RaceRow,
  { bets, stakesMinor, isOpen }: { bets: number; stakesMinor: bigint; isOpen: boolean },
): DeskPool {
  const { currency, statement } = pool;
  const amount = (minor: bigint) => amountOf(minor, currency);
  return {
    poolId: pool.id,
    currency,
    type: pool.type,
    raceIds: pool.raceIds,
    courseName: courseOf(first).name,
    raceNumber: first.number,
    startsAt: first.startsAt.toISOString(),
    state: pool.settledAt !== null ? "SETTLED" : isOpen ? "OPEN" : "CLOSED",
    bets,
    stakes: amount(stakesMinor),
    carriedIn: amount(pool.carryInMinor),
    ...shownTerms(poolTermsOf(pool.rules)),
    version: pool.version,
    settlement:
      statement === null || pool.settledAt === null
        ? null
        : {
            outcome: statement.outcome,
            payouts: amount(statement.payoutsMinor),
            refunds: amount(statement.refundsMinor),
            takeout: amount(statement.takeoutMinor),
            breakage: amount(statement.breakageMinor),
            subsidy: amount(statement.subsidyMinor),
            carriedOver: amount(statement.carryOverMinor),
          },
  };
}
