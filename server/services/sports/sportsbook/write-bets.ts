import { amountOf } from "@parlour/rules/money";
import type { Queryable } from "../../../kit/database.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { acceptPrices, type StakeRange, stakeRange } from "./acceptance.ts";
import { type Bet, typeOf } from "./bet.ts";
import * as bets from "./bet-store.ts";
import { agreedTerms } from "./bet-terms.ts";
import { readEvents } from "./event-store.ts";
import { addExposures, type Exposure } from "./exposure-store.ts";
import { roomBeside } from "./liability-room.ts";
import { exposuresOf } from "./move-money.ts";
import { betIdOf, newBet, type Terms, type Wish } from "./new-bet.ts";
import type { SportsbookParts } from "./parts.ts";
import { noLimit, readPlayerLimits } from "./player-limit.ts";
import { type Builders, conflictsOf, type Events, offerSelections } from "./slip.ts";

/** A request whose terms and bet builders have been checked and priced before any row is locked. */
export type PreparedBet = { wish: Wish; prepared: { terms: Terms; builders: Builders } | Refusal };

/** A bet in the database. `isNew` is false if an earlier request with the same key placed it. */
export type WrittenBet = { bet: Bet; isNew: boolean; events: Events };

/**
 * Writes the bets of several players in one transaction, each at the prices and limits that apply to it. A
 * bet that is refused does not affect the others.
 */
export async function writeBets(
  { kit }: SportsbookParts,
  asked: readonly PreparedBet[],
): Promise<(WrittenBet | Refusal)[]> {
  return await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const ids = asked.map(({ wish }) => betIdOf(wish));
    const eventIds = asked.flatMap(({ wish }) => wish.body.selections.map(({ event }) => event));
    const [found, events] = await Promise.all([
      bets.findBets(tx, ids),
      readEvents(tx, eventIds, "for share"),
    ]);
    const known = new Map(found.map((bet) => [bet.id, bet]));
    const decided = asked.map((one, index) => known.get(ids[index]!) ?? offerBet(one, events, now));
    const candidates = decided.filter((one): one is Bet => !isRefusal(one) && !known.has(one.id));
    const { accepted, refusals } = await limitStakes(tx, candidates, events);
    const added = accepted.length === 0 ? new Set<string>() : await bets.insertBets(tx, accepted);
    const repeated = accepted.filter(({ id }) => !added.has(id));
    for (const bet of await takeBack(tx, repeated)) known.set(bet.id, bet);
    return decided.map((one) => {
      if (isRefusal(one)) return one;
      return refusals.get(one.id) ?? { bet: known.get(one.id) ?? one, isNew: added.has(one.id), events };
    });
  });
}

/** Removes the liability of bets that another server has written in the meantime, and returns those bets. */
async function takeBack(tx: Queryable, repeated: readonly Bet[]): Promise<Bet[]> {
  if (repeated.length === 0) return [];
  await addExposures(
    tx,
    repeated.flatMap((bet) => exposuresOf(bet, -1)),
  );
  return await bets.findBets(
    tx,
    repeated.map(({ id }) => id),
  );
}

/** Returns the bet at the prices that are offered now, or why it is refused. */
function offerBet({ wish, prepared }: PreparedBet, events: Events, now: Date): Bet | Refusal {
  if (isRefusal(prepared)) return prepared;
  const { selections, priceChange, eachWay } = wish.body;
  if (conflictsOf(selections, events).length > 0) return refuse("BET_NOT_POSSIBLE", { cause: "SAME_EVENT" });
  const offered = offerSelections(events, selections, prepared.builders, now);
  const cause = offered.find((one) => one.cause !== null)?.cause;
  if (cause) return refuse("BET_NOT_POSSIBLE", { cause });
  const prices = selections.map(({ price }) => Math.round(price * 1000));
  const accepted = acceptPrices({ prices, priceChange }, offered);
  if ("code" in accepted) {
    return refuse(accepted.code as "PRICE_CHANGED" | "MARKET_SUSPENDED", { selections: accepted.selections });
  }
  const places = eachWay ? agreedTerms(wish, offered) : null;
  if (isRefusal(places)) return places;
  return newBet(wish, prepared.terms, { prices: accepted, places }, events, now);
}

type Limited = { accepted: Bet[]; refusals: Map<string, Refusal> };

/**
 * Records the liability of the bets, and refuses those whose stake is outside the limits. Recording it first
 * locks the outcomes, so that bets on other servers can't use the same room.
 */
export async function limitStakes(
  tx: Queryable,
  candidates: readonly Bet[],
  events: Events,
): Promise<Limited> {
  const refusals = new Map<string, Refusal>();
  const accepted: Bet[] = [];
  if (candidates.length === 0) return { accepted, refusals };
  const recorded = candidates.flatMap((bet) => exposuresOf(bet, 1));
  const [total, limits] = await Promise.all([
    addExposures(tx, recorded),
    readPlayerLimits(
      tx,
      candidates.map(({ playerId }) => playerId),
    ),
  ]);
  // The liability of candidates that have not been decided yet does not count against the others.
  const undecided = sumByOutcome(recorded);
  const exposureOf = (...outcome: [string, string, string]) =>
    total(...outcome) - (undecided.get(outcome.join(" ")) ?? 0);
  for (const bet of candidates) {
    const limit = limits.get(bet.playerId) ?? noLimit;
    const room = await roomBeside(tx, bet.selections, events, exposureOf, { ...bet, limit });
    const prices = bet.selections.map(({ price }) => price);
    const places = bet.isEachWay ? bet.selections.map(({ place }) => place!.terms) : null;
    const range = stakeRange(typeOf(bet), prices, room, bet.currency, limit.maximumStake, places);
    const fits = bet.grantId !== null || (bet.stakePerLine >= range.min && bet.stakePerLine <= range.max);
    if (!fits) {
      refusals.set(bet.id, refuseStake(range, bet.currency));
      continue;
    }
    accepted.push(bet);
    for (const [key, liability] of sumByOutcome(exposuresOf(bet, 1))) {
      undecided.set(key, undecided.get(key)! - liability);
    }
  }
  await addExposures(
    tx,
    candidates.filter(({ id }) => refusals.has(id)).flatMap((bet) => exposuresOf(bet, -1)),
  );
  return { accepted, refusals };
}

function sumByOutcome(exposures: readonly Exposure[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { eventId, market, outcome, liability } of exposures) {
    const key = `${eventId} ${market} ${outcome}`;
    sums.set(key, (sums.get(key) ?? 0) + liability);
  }
  return sums;
}

function refuseStake({ min, max }: StakeRange, currency: string): Refusal {
  return refuse("STAKE_LIMIT", {
    minimumStake: amountOf(min, currency),
    maximumStake: max < min ? 0 : amountOf(max, currency),
    currency,
  });
}
