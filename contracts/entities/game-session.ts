import { z } from "zod";
import { PLAY_MODES } from "../enumerations.ts";
import { fairSeeds } from "./fair-seeds.ts";
import { gameFigures } from "./game-figures.ts";
import { roundView } from "./game-round.ts";

/** The handle of an open game session. In real play it gives no access without the player's cookie. */
export const gameSessionInput = z.string().regex(/^gamesession_[0-9a-z]{20}$/);

/** The stakes on offer, in major units of the session's currency. */
export const stakeLimits = z.object({
  min: z.number(),
  /** The maximum stake of a round, or of one hand in games with several hands per round. */
  max: z.number(),
  /** The maximum stake of a side bet, in games with several hands per round; otherwise null. */
  sideMax: z.number().nullable(),
  /** The maximum total stake with which a round begins. It is above `max` only in games with several hands per round. */
  roundMax: z.number(),
  default: z.number(),
  steps: z.array(z.number()),
  /** Every stake is a multiple of this, so that no win has to be rounded. */
  unit: z.number(),
  /** The maximum payout of a round, excluding jackpots. */
  payoutCap: z.number(),
});

/** An open game session as its client sees it. Amounts are in major units. */
export const gameSession = z.object({
  gameSession: z.string(),
  game: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  mode: z.enum(PLAY_MODES),
  currency: z.string(),
  language: z.string(),
  balance: z.number(),
  limits: stakeLimits,
  /** The unfinished round to resume, if there is one. */
  round: roundView.nullable(),
  seeds: fairSeeds,
  ...gameFigures.shape,
  /** The version of the maths that new rounds of this session are played with; a pay table depends on it. */
  mathsVersion: z.number().int(),
  autoplayAllowed: z.boolean(),
  /** The minimum time between the starts of two rounds, set by the jurisdiction. */
  minimumSpinMs: z.number().int(),
  /** Whether the game may offer faster rounds, such as a quick spin. */
  turboAllowed: z.boolean(),
  /** Whether slots may offer ante bets and feature buys. */
  anteBetsAllowed: z.boolean(),
  featureBuysAllowed: z.boolean(),
  /** Wins less stakes since login, where the jurisdiction requires games to show it; otherwise null. */
  netPosition: z.number().nullable(),
  promotionalSpins: z.object({ left: z.number().int(), stake: z.number() }).nullable(),
  jackpots: z.array(z.object({ tier: z.string(), amount: z.number() })),
});
export type GameSessionAnswer = z.infer<typeof gameSession>;
