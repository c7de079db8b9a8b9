import { hash } from "node:crypto";
import type { Body } from "@parlour/contracts/call";
import type { placeSportsBet } from "@parlour/contracts/calls/sports/sportsbook/place-sports-bet";
import { stakeMeasureOf } from "@parlour/rules/stake-limits";
import { type BetType, lineCount, type PlaceTerms } from "@parlour/sports";
import type { Refusal } from "../../../kit/refusal.ts";
import type { Bet } from "./bet.ts";
import { betDelaySeconds, maximumPayout } from "./betting-rules.ts";
import type { Events } from "./slip.ts";
import { nameOfOutcome } from "./view-event.ts";

export type BetRequest = {
  playerId: string;
  sessionId: string | null;
  /** The caller's Idempotency-Key, so that a repeated request returns the bet that the first one placed. */
  key: string;
  body: Body<typeof placeSportsBet>;
  /**
   * The reason why no new bet may be placed at the visitor's location; undefined if bets are allowed there. A retry of
   * a request that was already accepted is answered as before, wherever the visitor is.
   */
  refusedHere?: Refusal | undefined;
};

/** The part of a bet that does not depend on its prices. */
export type Terms = { type: BetType; stakePerLine: bigint };

export const betIdOf = ({ playerId, key }: BetRequest): string =>
  `bet_${hash("sha256", `${playerId}\n${key}`, "base64url").slice(0, 24)}`;

type Accepted = { prices: readonly number[]; places: readonly PlaceTerms[] | null };

/** Returns the bet as it is stored before its stake is taken. */
export function newBet(
  { id, request, terms: { type, stakePerLine } }: { id: string; request: BetRequest; terms: Terms },
  { prices, places }: Accepted,
  events: Events,
  now: Date,
): Bet {
  const { selections, currency, priceChange, freeBet } = request.body;
  const live = selections.map(({ event }) => events.get(event)!).filter(({ status }) => status === "LIVE");
  const delaySeconds = Math.max(0, ...live.map(({ sport }) => betDelaySeconds(sport)));
  return {
    id,
    playerId: request.playerId,
    sessionId: request.sessionId,
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
        name: nameOfOutcome(events.get(event)!.players, market, outcome),
        settlement: null,
      })),
      price: prices[position]!,
      settlement: null,
      place: places && { terms: places[position]!, settlement: null },
    })),
  };
}
