import { z } from "zod";
import { sportsEvent, sportsEventSummary } from "./sports-event.ts";

/** Amounts are in units worth about a dollar, because bets are in many currencies. */
const position = { openBets: z.number().int(), liability: z.number(), isHeld: z.boolean() };

/** An event as the trading desk lists it; `liability` is that of its worst outcome. */
export const tradingEventSummary = sportsEventSummary.extend(position);

export const tradingEvent = z.object({
  event: sportsEvent,
  ...position,
  /** What the house would owe beyond the stakes if an outcome wins, the highest first. */
  exposures: z.array(z.object({ market: z.string(), outcome: z.string(), liability: z.number() })),
  /** The latest bets on the event. */
  bets: z.array(
    z.object({
      id: z.string(),
      playerId: z.string(),
      placedAt: z.string(),
      status: z.string(),
      type: z.string(),
      currency: z.string(),
      stake: z.number(),
      market: z.string(),
      outcome: z.string(),
      price: z.number(),
    }),
  ),
});
