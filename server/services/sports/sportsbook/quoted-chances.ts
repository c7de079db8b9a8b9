import { marketId, parseMarketId, placeMarketOf } from "@parlour/sports";
import type { Bet, BetSelection } from "./bet.ts";
import { cashOutMovePermille } from "./betting-rules.ts";
import type { EventMarket, SportsEventRecord } from "./event.ts";
import { marketsOnOffer } from "./trading.ts";

/**
 * Returns the chances of an open selection's outcomes as the feed states them or its prices imply them; 0 if an
 * outcome isn't offered. The place part of an each-way bet has a separate chance.
 */
export function quotedChances({ legs, place }: BetSelection, event: SportsEventRecord): number[] {
  const offered = marketsOnOffer(event);
  const chances = legs.map(({ market, outcome }) => chanceIn(offered, market, outcome));
  const places = place && placeMarketOf(parseMarketId(legs[0]!.market)!, place.terms);
  return places ? [...chances, chanceIn(offered, marketId(places), legs[0]!.outcome)] : chances;
}

function chanceIn(offered: readonly EventMarket[], market: string, outcome: string): number {
  const found = offered.find(({ id }) => id === market)?.outcomes.find(({ id }) => id === outcome);
  if (!found) return 0;
  return found.chance?.won ?? (found.price === null ? 0 : 1000 / found.price);
}

/**
 * Returns whether a chance has changed so much since a bet was quoted that the quoted cash-out value no longer applies.
 */
export function haveChancesMoved(
  selections: Bet["selections"],
  quoted: readonly (readonly number[])[] | undefined,
  eventOf: (id: string) => SportsEventRecord,
): boolean {
  return selections.some((selection, index) => {
    if (selection.settlement !== null) return false;
    const before = quoted?.[index];
    const now = quotedChances(selection, eventOf(selection.eventId));
    return before?.length !== now.length || now.some((chance, leg) => hasMoved(before[leg]!, chance));
  });
}

const hasMoved = (before: number, now: number): boolean =>
  Math.abs(now - before) * 1000 > before * cashOutMovePermille;
