import { z } from "zod";
import { payOf, stake } from "../../kit/math/pay.ts";
import { type RaceCard, RUNNERS } from "./race-card.ts";
import { PLACES } from "./race-odds.ts";
import type { RaceResult } from "./run-race.ts";

/** A `win` or `place` bet names one runner by number; a `forecast` names the runners that finish first and second. */
export type RaceBet = { kind: "win" | "place" | "forecast"; runners: number[]; stake: number };

const runner = z.int().min(1).max(RUNNERS);

export const horseRaceBet: z.ZodType<{ bets: RaceBet[] }> = z.strictObject({
  bets: z
    .array(
      z
        .strictObject({
          kind: z.enum(["win", "place", "forecast"]),
          runners: z.array(runner).min(1).max(2),
          stake,
        })
        .refine(({ kind, runners }) => runners.length === (kind === "forecast" ? 2 : 1))
        .refine(({ runners }) => runners[0] !== runners[1]),
    )
    .min(1)
    .max(40),
});

/** The odds of a bet in hundredths, stake included. */
export function racePrice({ runners }: RaceCard, bet: Omit<RaceBet, "stake">): number {
  const named = runners[bet.runners[0]! - 1]!;
  if (bet.kind === "win") return named.winPrice;
  if (bet.kind === "place") return named.placePrice;
  return named.forecastPrices[bet.runners[1]! - 1]!;
}

/** The payout of a bet, stake included. */
export function raceWin(card: RaceCard, { order }: Pick<RaceResult, "order">, bet: RaceBet): number {
  const [first, second] = bet.runners;
  const won =
    bet.kind === "win"
      ? order[0] === first
      : bet.kind === "place"
        ? order.slice(0, PLACES).includes(first!)
        : order[0] === first && order[1] === second;
  return won ? payOf(bet.stake, racePrice(card, bet), 100) : 0;
}
