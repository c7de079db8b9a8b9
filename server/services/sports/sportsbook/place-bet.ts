import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Body } from "@parlour/contracts/call";
import type { placeSportsBet } from "@parlour/contracts/calls/sports/sportsbook/place-sports-bet";
import type { ErrorCode } from "@parlour/contracts/errors";
import { amountOf, isAmountFault, parseAmount } from "@parlour/rules/money";
import { stakeMeasureOf } from "@parlour/rules/stake-limits";
import { type BetType, decimalOf, findBetType, lineCount, type PlaceTerms } from "@parlour/sports";
import type { Queryable } from "../../../kit/database.ts";
import { isRefusal, type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import { acceptPrices, type StakeRange, stakeRange } from "./acceptance.ts";
import type { Bet } from "./bet.ts";
import * as bets from "./bet-store.ts";
import { betDelaySeconds, maximumPayout, outcomeLiability, sportsbookProduct } from "./betting-rules.ts";
import type { SportsEventRecord } from "./event.ts";
import { readEvents } from "./event-store.ts";
import { addExposures, readExposures, readOwnLiability } from "./exposure-store.ts";
import { exposuresOf, moveMoney } from "./move-money.ts";
import type { SportsbookParts } from "./parts.ts";
import { type PlayerLimit, readPlayerLimit } from "./player-limit.ts";
import { publishBet } from "./publish.ts";
import {
  conflictsOf,
  type Events,
  mixesProducts,
  type OfferedSelection,
  offerSelections,
  priceBuilders,
} from "./slip.ts";
import { playerName } from "./view-event.ts";

export type Wish = {
  playerId: string;
  sessionId: string | null;
  /** The caller's Idempotency-Key, so that a repeat finds the first bet. */
  key: string;
  body: Body<typeof placeSportsBet>;
};

const betIdOf = ({ playerId, key }: Wish): string =>
  `bet_${createHash("sha256").update(`${playerId}\n${key}`).digest("base64url").slice(0, 24)}`;

/** Places a bet. One with a live selection stays PENDING until its delay is over; see confirm-bet.ts. */
export async function placeBet(parts: SportsbookParts, wish: Wish): Promise<Bet | Refusal> {
  const { kit } = parts;
  const known = await bets.findBet(kit.db, betIdOf(wish));
  const written = known ?? (await writeBet(parts, wish));
  if (isRefusal(written)) return written;
  // The request repeats a bet that has already been refused, so it gets the same refusal again.
  if (known?.status === "REFUSED") {
    const { code = "UNAVAILABLE", selections = [] } = known.refusal ?? {};
    return refuse(code as ErrorCode, { selections });
  }
  if (written.operation?.kind !== "place") {
    if (known === undefined) await publishBet(kit, written);
    return written;
  }
  const [moved] = await moveMoney(parts, [written]);
  return moved!.refusal ?? moved!.bet;
}

async function writeBet(parts: SportsbookParts, wish: Wish): Promise<Bet | Refusal> {
  const { kit, pricing } = parts;
  const { selections } = wish.body;
  const terms = await termsOf(parts, wish);
  if (isRefusal(terms)) return terms;
  const ids = selections.map(({ event }) => event);
  const builders = await priceBuilders(pricing, await readEvents(kit.db, ids), selections);
  return await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const events = await readEvents(tx, ids, "for share");
    const offered = offerSelections(events, selections, builders, now);
    const cause = offered.find((one) => one.cause !== null)?.cause;
    if (cause) return refuse("BET_NOT_POSSIBLE", { cause });
    const prices = selections.map(({ price }) => Math.round(price * 1000));
    const accepted = acceptPrices({ prices, priceChange: wish.body.priceChange }, offered);
    if ("code" in accepted) {
      return refuse(accepted.code as "PRICE_CHANGED" | "MARKET_SUSPENDED", {
        selections: accepted.selections,
      });
    }
    const places = wish.body.eachWay ? agreedTerms(wish, offered) : null;
    if (isRefusal(places)) return places;
    const bet = newBet(wish, terms, { prices: accepted, places }, events, now);
    await addExposures(tx, exposuresOf(bet, 1));
    const limit = await readPlayerLimit(tx, bet.playerId);
    const room = await roomFor(tx, bet, events, { bet, playerId: bet.playerId, limit });
    const range = stakeRange(terms.type, accepted, room, bet.currency, limit.maximumStake, places);
    if (bet.grantId === null && (bet.stakePerLine < range.min || bet.stakePerLine > range.max)) {
      await addExposures(tx, exposuresOf(bet, -1));
      return refuseStake(range, bet.currency);
    }
    if (await bets.insertBet(tx, bet)) return bet;
    await addExposures(tx, exposuresOf(bet, -1));
    return (await bets.findBet(tx, bet.id))!;
  });
}

type Terms = { type: BetType; stakePerLine: bigint };

/** Determines everything about a bet that does not depend on its prices. */
async function termsOf(
  { players, wagering }: SportsbookParts,
  { playerId, body }: Wish,
): Promise<Terms | Refusal> {
  const { selections, currency, freeBet } = body;
  const type = findBetType(body.type, selections.length);
  if (type === undefined) return refuse("BET_NOT_POSSIBLE", { cause: "TYPE" });
  if (mixesProducts(selections)) return refuse("BET_NOT_POSSIBLE", { cause: "VIRTUAL_AND_SPORTS" });
  if (conflictsOf(selections).length > 0) return refuse("BET_NOT_POSSIBLE", { cause: "SAME_EVENT" });
  if ((await players.get(playerId)).currency !== currency) return refuse("CURRENCY_MISMATCH");
  const stakePerLine = parseAmount(body.stake, currency);
  if (stakePerLine === "TOO_PRECISE") return refuseFields([{ code: "AMOUNT_TOO_PRECISE", field: "stake" }]);
  if (isAmountFault(stakePerLine)) return refuseFields([{ code: "TOO_LARGE", field: "stake" }]);
  if (freeBet) {
    const grant = (await wagering.grants.playable(playerId)).find(({ id }) => id === freeBet);
    const fits =
      grant?.productId === sportsbookProduct &&
      grant.stakeMinor === stakePerLine &&
      lineCount(type) === 1 &&
      !body.eachWay;
    if (!fits) return refuse("BET_NOT_POSSIBLE", { cause: "FREE_BET" });
  }
  return { type, stakePerLine };
}

/**
 * Returns the place terms of an each-way bet. Like the price, they must still be the ones that the player
 * saw.
 */
function agreedTerms({ body }: Wish, offered: readonly OfferedSelection[]): PlaceTerms[] | Refusal {
  const places = offered.flatMap(({ eachWay }) => eachWay ?? []);
  if (places.length < offered.length) return refuse("BET_NOT_POSSIBLE", { cause: "EACH_WAY" });
  const isAgreed = places.every((terms, index) =>
    isDeepStrictEqual({ ...terms }, { ...body.selections[index]!.placeTerms }),
  );
  if (isAgreed) return places;
  const current = offered.map(({ price }) => ({ price: price === null ? null : decimalOf(price) }));
  return refuse("PRICE_CHANGED", { selections: current });
}

type Accepted = { prices: readonly number[]; places: readonly PlaceTerms[] | null };

function newBet(
  wish: Wish,
  { type, stakePerLine }: Terms,
  { prices, places }: Accepted,
  events: Events,
  now: Date,
): Bet {
  const { selections, currency, priceChange, freeBet } = wish.body;
  const live = selections.map(({ event }) => events.get(event)!).filter(({ status }) => status === "LIVE");
  const delaySeconds = Math.max(0, ...live.map(({ sport }) => betDelaySeconds(sport)));
  const id = betIdOf(wish);
  return {
    id,
    playerId: wish.playerId,
    sessionId: wish.sessionId,
    type: type.id,
    currency,
    stakePerLine,
    leftPerLine: stakePerLine,
    lines: lineCount(type) * (places ? 2 : 1),
    isEachWay: places !== null,
    maximumPayout: BigInt(maximumPayout) * BigInt(stakeMeasureOf(currency)),
    grantId: freeBet ?? null,
    priceChange,
    status: "PENDING",
    operation: live.length > 0 ? null : { kind: "place", id: `${id}/stake` },
    payout: 0n,
    cashedOut: 0n,
    autoCashOut: null,
    corrections: 0,
    refusal: null,
    placedAt: now,
    confirmsAt: live.length > 0 ? new Date(now.getTime() + delaySeconds * 1000) : null,
    settledAt: null,
    selections: selections.map(({ event, legs }, position) => ({
      position,
      eventId: event,
      legs: legs.map(({ market, outcome }) => ({
        market,
        outcome,
        name: playerName(events.get(event)!.players, outcome),
        settlement: null,
      })),
      price: prices[position]!,
      settlement: null,
      place: places && { terms: places[position]!, settlement: null },
    })),
  };
}

type Placed = { eventId: string; legs: readonly { market: string; outcome: string }[] };

/**
 * Returns how much more liability the house can take on each selection. With `own`, the player's limit applies
 * too; the liability of `own.bet` has already been recorded and is not counted against it.
 */
export async function roomFor(
  db: Queryable,
  { selections }: { selections: readonly Placed[] },
  events: Events,
  own?: { bet?: Bet; playerId: string; limit: PlayerLimit },
): Promise<number[]> {
  const exposureOf = await readExposures(
    db,
    selections.map(({ eventId }) => eventId),
  );
  const counted = own?.bet ? exposuresOf(own.bet, 1) : [];
  const percent = own?.limit.liabilityPercent ?? 100;
  const owedTo = own && percent < 100 ? await readOwnLiability(db, own.playerId, selections) : undefined;
  return selections.map(({ eventId, legs: [leg] }, index) => {
    const owed = exposureOf(eventId, leg!.market, leg!.outcome) - (counted[index]?.liability ?? 0);
    const house = limitOf(events.get(eventId));
    const room = house - owed;
    if (owedTo === undefined) return room;
    return Math.min(room, (house * percent) / 100 - owedTo(eventId, leg!.market, leg!.outcome));
  });
}

const limitOf = (event: SportsEventRecord | undefined): number =>
  outcomeLiability[event?.status === "LIVE" ? "LIVE" : "SCHEDULED"];

function refuseStake({ min, max }: StakeRange, currency: string): Refusal {
  return refuse("STAKE_LIMIT", {
    minimumStake: amountOf(min, currency),
    maximumStake: max < min ? 0 : amountOf(max, currency),
    currency,
  });
}
