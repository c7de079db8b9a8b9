import type { SportsBet, sportsBetSelection } from "@parlour/contracts/entities/sports-bet";
import { amountOf } from "@parlour/rules/money";
import { decimalOf, potentialPayout, type Settlement } from "@parlour/sports";
import type { z } from "zod";
import { type Bet, type BetSelection, stakeOf, typeOf } from "./bet.ts";
import type { SportsEventRecord } from "./event.ts";
import type { Events } from "./slip.ts";
import { toMarketName, toScoreboard } from "./view-event.ts";

const resultOf = (settlement: Settlement | null) => settlement?.kind ?? "OPEN";

/** Returns the result of a selection; an each-way selection that did not win may still have been placed. */
function wholeResult({ settlement, place }: Pick<BetSelection, "settlement" | "place">) {
  const isPlaced = place?.settlement && place.settlement.kind !== "LOST" && settlement?.kind === "LOST";
  return isPlaced ? "PLACED" : resultOf(settlement);
}

/** Converts a selection for the API, with names. The events of a bet always exist. */
export function toBetSelection(
  { legs, price, settlement, place }: Pick<BetSelection, "legs" | "price" | "settlement" | "place">,
  event: SportsEventRecord,
): z.infer<typeof sportsBetSelection> {
  return {
    event: {
      id: event.id,
      sport: event.sport,
      competition: event.competition,
      home: event.home.name,
      away: event.away.name,
      startsAt: event.startsAt.toISOString(),
      status: event.status,
      scoreboard: toScoreboard(event),
    },
    legs: legs.map((leg) => ({
      market: toMarketName(leg.market),
      outcome: leg.outcome,
      name: leg.name,
      result: resultOf(leg.settlement),
    })),
    price: decimalOf(price),
    placeTerms: place?.terms ?? null,
    result: wholeResult({ settlement, place }),
  };
}

/** Returns the combined price of a single or a multiple, rounded down to three decimals; null for systems. */
export function combinedPrice(type: string, prices: readonly number[]): number | null {
  if (type !== "SINGLE" && type !== "MULTIPLE") return null;
  const product = prices.reduce((all, price) => all * BigInt(price), 1n);
  return Number(product / 1000n ** BigInt(prices.length - 1)) / 1000;
}

export function toBet(bet: Bet, events: Events): SportsBet {
  const amount = (minor: bigint) => amountOf(minor, bet.currency);
  const isOpen = bet.status === "OPEN" || bet.status === "PENDING";
  const prices = bet.selections.map(({ price }) => price);
  const { payoutMinor } = potentialPayout({
    type: typeOf(bet),
    stakePerLineMinor: bet.leftPerLine > 0n ? bet.leftPerLine : bet.stakePerLine,
    prices,
    ...(bet.isEachWay && { terms: bet.selections.map(({ place }) => place!.terms) }),
    eachWay: bet.isEachWay,
    freeBet: bet.grantId !== null,
    maximumPayoutMinor: bet.maximumPayout,
  });
  return {
    id: bet.id,
    status: bet.status,
    type: bet.type,
    placedAt: bet.placedAt.toISOString(),
    confirmsAt: bet.confirmsAt?.toISOString() ?? null,
    settledAt: bet.settledAt?.toISOString() ?? null,
    currency: bet.currency,
    stake: amount(stakeOf(bet)),
    stakePerLine: amount(bet.stakePerLine),
    lines: bet.lines,
    isEachWay: bet.isEachWay,
    freeBet: bet.grantId !== null,
    price: combinedPrice(bet.type, prices),
    potentialPayout: amount(payoutMinor),
    openStake: isOpen ? amount(bet.leftPerLine * BigInt(bet.lines)) : 0,
    payout: amount(bet.payout),
    cashedOut: amount(bet.cashedOut),
    autoCashOut: bet.autoCashOut === null ? null : amount(bet.autoCashOut),
    isCorrected: bet.corrections > 0,
    refusal: bet.refusal,
    selections: bet.selections.map((selection) => toBetSelection(selection, events.get(selection.eventId)!)),
  };
}
