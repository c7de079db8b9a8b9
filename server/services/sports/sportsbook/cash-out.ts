import type { CashOutCause, CashOutQuote } from "@parlour/contracts/entities/sports-bet";
import { amountOf } from "@parlour/rules/money";
import {
  cashOutValue,
  type LiveSelection,
  marketId,
  type PlaceTerms,
  parseMarketId,
  partialCashOut,
  placeMarketOf,
} from "@parlour/sports";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { type Bet, type BetSelection, eventIdsOf, typeOf } from "./bet.ts";
import * as bets from "./bet-store.ts";
import { cashOutMarginPermille, quoteSeconds } from "./betting-rules.ts";
import { readQuoteToken, signQuoteToken } from "./cash-out-token.ts";
import { type Chance, hasModel, isClosed, isOver, type SportsEventRecord } from "./event.ts";
import { readEvents } from "./event-store.ts";
import { moveMoney } from "./move-money.ts";
import type { SportsbookParts } from "./parts.ts";
import { haveChancesMoved, quotedChances } from "./quoted-chances.ts";
import { settleBets } from "./settle-bets.ts";
import type { Events } from "./slip.ts";
import { marketsOnOffer } from "./trading.ts";

export type Offer = {
  valueMinor: bigint;
  scoreVersions: number[];
  chances: number[][];
  isLive: boolean;
};

/** Returns the value of closing the open part of a bet, based on the current fair chances. */
export async function offerCashOut(
  parts: Pick<SportsbookParts, "kit" | "pricing">,
  bet: Bet,
  events: Events,
): Promise<Offer | CashOutCause> {
  if (bet.status !== "OPEN" || bet.operation !== null) return "NOT_OPEN";
  if (bet.grantId !== null) return "FREE_BET";
  const now = parts.kit.clock.now();
  const live: LiveSelection[] = [];
  for (const selection of bet.selections) {
    const { price, settlement, place } = selection;
    const event = events.get(selection.eventId)!;
    if (settlement !== null) {
      const placed = place && { terms: place.terms, settlement: place.settlement ?? settlement };
      live.push({ price, settlement, ...(placed && { place: placed }) });
    }
    // The result of the event is known, and the bet is about to be settled.
    else if (isOver(event)) return "NOT_OPEN";
    else if (isClosed(event, now)) return "SUSPENDED";
    else {
      const chance = await chanceFor(parts, selection, event);
      if (typeof chance === "string") return chance;
      const placed = place && placeChance(selection, place.terms, event);
      if (typeof placed === "string") return placed;
      live.push({ price, chance, ...(place && placed && { place: { terms: place.terms, chance: placed } }) });
    }
  }
  const valueMinor = cashOutValue({
    type: typeOf(bet),
    stakePerLineMinor: bet.leftPerLine,
    selections: live,
    eachWay: bet.isEachWay,
    marginPermille: cashOutMarginPermille,
    maximumPayoutMinor: bet.maximumPayout,
  });
  if (valueMinor === 0n) return "NOT_OFFERED";
  const all = bet.selections.map(({ eventId }) => events.get(eventId)!);
  return {
    valueMinor,
    scoreVersions: all.map(({ scoreVersion }) => scoreVersion),
    chances: bet.selections.map((selection, index) => quotedChances(selection, all[index]!)),
    isLive: all.some(({ status }) => status === "LIVE"),
  };
}

/** Returns the chance from the feed while the market is offered, and from the model after that. */
async function chanceFor(
  { pricing }: Pick<SportsbookParts, "pricing">,
  { legs }: BetSelection,
  event: SportsEventRecord,
): Promise<Chance | "SUSPENDED" | "NOT_OFFERED"> {
  if (legs.length === 1) {
    const { market: id, outcome } = legs[0]!;
    const market = marketsOnOffer(event).find((one) => one.id === id);
    if (market?.isSuspended) return "SUSPENDED";
    const chance = market?.outcomes.find((one) => one.id === outcome)?.chance;
    if (chance) return chance;
  }
  // If no market is open, the score may be newer than the prices, so cash-out is suspended.
  if (!hasModel(event) || marketsOnOffer(event).every(({ isSuspended }) => isSuspended)) {
    return hasModel(event) ? "SUSPENDED" : "NOT_OFFERED";
  }
  const answer = await pricing.chance(event, legs).catch(() => undefined);
  return answer === undefined ? "SUSPENDED" : (answer ?? "NOT_OFFERED");
}

/** Whether one of the markets, or the whole event, is suspended. If so, earlier quotes are no longer valid. */
function isSuspended(event: SportsEventRecord, legs: BetSelection["legs"]): boolean {
  const suspended = marketsOnOffer(event).filter((market) => market.isSuspended);
  const isWhole = suspended.length > 0 && suspended.length === marketsOnOffer(event).length;
  return isWhole || legs.some((leg) => suspended.some(({ id }) => id === leg.market));
}

/** Returns the chance of an each-way bet's place part, from the market for the same number of places. */
function placeChance(
  { legs }: BetSelection,
  terms: PlaceTerms,
  event: SportsEventRecord,
): Chance | "SUSPENDED" | "NOT_OFFERED" {
  const places = placeMarketOf(parseMarketId(legs[0]!.market)!, terms);
  const market = places && marketsOnOffer(event).find(({ id }) => id === marketId(places));
  if (market?.isSuspended) return "SUSPENDED";
  return market?.outcomes.find(({ id }) => id === legs[0]!.outcome)?.chance ?? "NOT_OFFERED";
}

export async function quoteCashOut(
  parts: SportsbookParts,
  bet: Bet,
): Promise<{ quote: CashOutQuote | null; cause: CashOutCause | null }> {
  const { kit } = parts;
  const events = await eventsOf(parts, bet);
  const offer = await offerCashOut(parts, bet, events);
  if (typeof offer === "string") return { quote: null, cause: offer };
  const seconds = quoteSeconds[offer.isLive ? "LIVE" : "SCHEDULED"];
  const expiresAt = new Date(kit.clock.now().getTime() + seconds * 1000);
  const token = signQuoteToken(kit.config, {
    bet: bet.id,
    value: String(offer.valueMinor),
    left: String(bet.leftPerLine),
    versions: offer.scoreVersions,
    chances: offer.chances,
    expiresAt: expiresAt.getTime(),
  });
  const quote = {
    token,
    value: amountOf(offer.valueMinor, bet.currency),
    currency: bet.currency,
    openStake: amountOf(bet.leftPerLine * BigInt(bet.lines), bet.currency),
    expiresAt: expiresAt.toISOString(),
  };
  return { quote, cause: null };
}

/**
 * Accepts a cash-out quote, for the whole bet or a part of it. `id` identifies the cash-out, so that a repeated
 * request isn't paid twice.
 */
export async function takeCashOut(
  parts: SportsbookParts,
  { bet, id, token, partPermille }: { bet: Bet; id: string; token: string; partPermille: number },
): Promise<Bet | Refusal> {
  const { kit } = parts;
  const operationId = `${bet.id}/cash-out/${id}`;
  if (await bets.hasCashOut(kit.db, bet.id, operationId)) return (await bets.findBet(kit.db, bet.id))!;
  if (bet.operation?.id === operationId) return await finish(parts, bet);
  const quote = readQuoteToken(kit.config, token);
  if (quote?.bet !== bet.id) return await offerAgain(parts, bet.id);
  const claimed = await kit.db.transaction(async (tx) => {
    const current = (await bets.findBet(tx, bet.id, "for update"))!;
    const now = kit.clock.now();
    if (current.status !== "OPEN" || current.operation !== null) return undefined;
    if (quote.expiresAt < now.getTime() || BigInt(quote.left) !== current.leftPerLine) return undefined;
    const ids = current.selections.map(({ eventId }) => eventId);
    const events = await readEvents(tx, ids, "for share");
    const hasMoved = current.selections.some(({ eventId, legs, settlement }, index) => {
      const event = events.get(eventId)!;
      if (event.scoreVersion !== quote.versions[index]) return true;
      return settlement === null && (isClosed(event, now) || isSuspended(event, legs));
    });
    if (hasMoved || haveChancesMoved(current.selections, quote.chances, (id) => events.get(id)!))
      return undefined;
    const taken = partOf(current, BigInt(quote.value), partPermille);
    if (taken === undefined) return undefined;
    const { stakePerLine, payout } = taken;
    const operation = {
      kind: "cashOut",
      id: operationId,
      stakePerLine: String(stakePerLine),
      payout: String(payout),
    } as const;
    const after: Bet = { ...current, operation };
    await bets.updateBet(tx, after, now);
    return after;
  });
  return claimed ? await finish(parts, claimed) : await offerAgain(parts, bet.id);
}

async function finish(parts: SportsbookParts, claimed: Bet): Promise<Bet | Refusal> {
  const [moved] = await moveMoney(parts, [claimed]);
  const { bet } = moved!;
  if (bet.operation !== null) return { ...refuse("UNAVAILABLE"), headers: { "retry-after": "1" } };
  // A result that arrived during the cash-out could not be settled then, so it is settled now.
  if (bet.status === "OPEN") await settleBets(parts, [bet.id]);
  return bet;
}

function partOf(
  { leftPerLine }: Bet,
  valueMinor: bigint,
  partPermille: number,
): { stakePerLine: bigint; payout: bigint } | undefined {
  if (partPermille === 1000) return { stakePerLine: leftPerLine, payout: valueMinor };
  const part = partialCashOut(valueMinor, leftPerLine, partPermille);
  return part && { stakePerLine: part.stakeTakenMinor, payout: part.paidMinor };
}

async function offerAgain(parts: SportsbookParts, id: string): Promise<Refusal> {
  const { quote, cause } = await quoteCashOut(parts, (await bets.findBet(parts.kit.db, id))!);
  return quote ? refuse("CASH_OUT_CHANGED", { quote }) : refuse("CASH_OUT_NOT_OFFERED", { cause });
}

export const eventsOf = ({ kit }: Pick<SportsbookParts, "kit">, bet: Bet): Promise<Events> =>
  readEvents(kit.db, eventIdsOf([bet]));
