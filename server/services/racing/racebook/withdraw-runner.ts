import { fairStream } from "@parlour/games/kit/math/fair-stream";
import type { Transaction } from "../../../kit/database.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { fixedPrice } from "./race-prices.ts";
import { lockRace, type RaceRow, updateRace } from "./race-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import { settleFixedBets } from "./settle-fixed-bets.ts";

/** On average, one race in eight loses a runner on the day, as in real racing. */
const WITHDRAWAL_ONE_IN = 8;
const WITHDRAWAL_MINUTES = 12;

/**
 * Withdraws a horse from a race that has not started. Fixed-odds bets on it are refunded at once, other bets keep their
 * price minus the deduction, and its lines in pools are refunded when the pool is settled.
 */
export async function withdrawRunner(
  parts: Pick<RacebookParts, "kit" | "wagering">,
  raceId: string,
  runner: number,
  record: (tx: Transaction) => Promise<void> = async () => {},
): Promise<boolean> {
  const { db, clock } = parts.kit;
  const isWithdrawn = await db.transaction(async (tx) => {
    const now = clock.now();
    const race = await lockRace(tx, raceId);
    if (race?.state !== "OPEN" || race.startsAt <= now) return false;
    const change = withdrawalOf(race, runner, now);
    if (change === null) return false;
    await updateRace(tx, raceId, change);
    await record(tx);
    return true;
  });
  if (isWithdrawn) await settleFixedBets(parts, raceId);
  return isWithdrawn;
}

/**
 * Returns the change that a withdrawal makes to a locked race; null if the runner is not in it. A provider's
 * prices were made for the whole field, so fixed odds are suspended until it sends new ones.
 */
export function withdrawalOf(race: RaceRow, runner: number, now: Date) {
  const isKnown = race.card.runners.some(({ number }) => number === runner);
  if (!isKnown || race.withdrawals.some((one) => one.runner === runner)) return null;
  // While a provider's prices are suspended, the deduction is based on the model implied by its last prices.
  const quotes = race.quotes?.length === 0 ? null : race.quotes;
  const priceMilli = fixedPrice({ ...race, quotes }, "win", [runner]);
  return {
    version: race.version + 1,
    withdrawals: [...race.withdrawals, { runner, at: now.toISOString(), priceMilli }],
    ...(race.quotes && { quotes: [], pricesVersion: race.pricesVersion + 1 }),
  };
}

/**
 * Returns the horse that will be withdrawn on the day, if any. The race's seed determines the horse, so
 * nobody knows it in advance and everyone can verify it once the seed is published.
 */
export function nonRunnerOf({ id, card, seed }: Pick<RaceRow, "id" | "card" | "seed">): number | null {
  const { runners } = card;
  // No runner is withdrawn from a race with few runners, so that place bets remain possible.
  if (seed === null || runners.length < 8) return null;
  const random = fairStream({ serverSeed: seed, clientSeed: `${id}/non-runner`, nonce: 0 });
  if (random.below(WITHDRAWAL_ONE_IN) !== 0) return null;
  return runners[random.below(runners.length)]!.number;
}

/** Withdraws the non-runners of races that start soon. */
export async function withdrawNonRunners(parts: Pick<RacebookParts, "kit" | "wagering">): Promise<void> {
  const { db, clock } = parts.kit;
  const now = clock.now();
  const soon = await db.query<Pick<RaceRow, "id" | "card" | "seed">>(
    `select id, card, seed from racing_races
     where state = 'OPEN' and provider is null and withdrawals = '[]' and starts_at > $1 and starts_at <= $2`,
    [now, new Date(now.getTime() + WITHDRAWAL_MINUTES * 60_000)],
  );
  await tryEach(soon, async (race) => {
    const runner = nonRunnerOf(race);
    if (runner !== null) await withdrawRunner(parts, race.id, runner);
  });
}
