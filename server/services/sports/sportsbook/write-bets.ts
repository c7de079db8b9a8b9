import type { Queryable } from "../../../kit/database.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { acceptPrices } from "./acceptance.ts";
import type { Bet } from "./bet.ts";
import * as bets from "./bet-store.ts";
import { agreedTerms } from "./bet-terms.ts";
import { readEvents } from "./event-store.ts";
import { addExposures } from "./exposure-store.ts";
import { insertNewBets } from "./insert-bets.ts";
import { limitStakes } from "./limit-stakes.ts";
import { exposuresOf } from "./move-money.ts";
import { type BetRequest, newBet, type Terms } from "./new-bet.ts";
import type { SportsbookParts } from "./parts.ts";
import { type Builders, conflictsOf, type Events, offerSelections } from "./slip.ts";

/** A request whose terms and bet builders have been checked and priced before any row is locked. */
export type PreparedBet = { id: string; request: BetRequest; terms: Terms; builders: Builders };

/** A bet in the database. `isNew` is false if an earlier request with the same key placed it. */
export type WrittenBet = { bet: Bet; isNew: boolean; events: Events };

/**
 * Writes bets that have to wait for their delay. Bets of several players share one transaction, and each is written at
 * the prices and limits that apply to it. A bet that is refused does not affect the others.
 */
export async function writeBets(
  { kit, liability }: SportsbookParts,
  asked: readonly PreparedBet[],
): Promise<(WrittenBet | Refusal)[]> {
  const limitOf = await liability.refresh();
  return await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const ids = asked.map(({ id }) => id);
    const eventIds = asked.flatMap(({ request }) => request.body.selections.map(({ event }) => event));
    const [found, events] = await Promise.all([
      bets.findBets(tx, ids),
      readEvents(tx, eventIds, "for share"),
    ]);
    const known = new Map(found.map((bet) => [bet.id, bet]));
    const decided = asked.map((one, index) => known.get(ids[index]!) ?? offerBet(one, events, now));
    const candidates = decided.filter((one): one is Bet => !isRefusal(one) && !known.has(one.id));
    const { accepted, refusals } = await limitStakes(tx, candidates, events, limitOf);
    const added = accepted.length === 0 ? new Set<string>() : await insertNewBets(tx, accepted);
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
export function offerBet(asked: PreparedBet, events: Events, now: Date): Bet | Refusal {
  const { request, builders } = asked;
  const { selections, priceChange, eachWay } = request.body;
  if (conflictsOf(selections, events).length > 0) return refuse("BET_NOT_POSSIBLE", { cause: "SAME_EVENT" });
  const offered = offerSelections(events, selections, builders, now);
  const cause = offered.find((one) => one.cause !== null)?.cause;
  if (cause) return refuse("BET_NOT_POSSIBLE", { cause });
  const prices = selections.map(({ price }) => Math.round(price * 1000));
  const accepted = acceptPrices({ prices, priceChange }, offered);
  if ("code" in accepted) {
    return refuse(accepted.code as "PRICE_CHANGED" | "MARKET_SUSPENDED", { selections: accepted.selections });
  }
  const places = eachWay ? agreedTerms(request, offered) : null;
  if (isRefusal(places)) return places;
  return newBet(asked, { prices: accepted, places }, events, now);
}
