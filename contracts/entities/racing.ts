import { z } from "zod";

export const RACE_STATES = ["OPEN", "RUNNING", "OFFICIAL", "SETTLED", "VOID"] as const;
export const POOL_TYPES = [
  "win",
  "place",
  "show",
  "exacta",
  "quinella",
  "trifecta",
  "superfecta",
  "daily-double",
  "pick-3",
  "pick-4",
  "pick-5",
  "pick-6",
] as const;
export const FIXED_KINDS = ["win", "place", "show", "each-way", "forecast", "quinella", "tricast"] as const;

export const raceIdInput = z.string().regex(/^race_\d{4}-\d{2}-\d{2}_[a-z-]{1,40}_\d{1,2}$/);
export const poolIdInput = z.string().regex(/^pool_[a-z0-9_-]{1,80}$/);

/** Decimal odds with at most three decimals; null if the bet is not offered. */
const price = z.number().nullable();

export const raceSummary = z.object({
  raceId: z.string(),
  meetingId: z.string(),
  courseId: z.string(),
  courseName: z.string(),
  number: z.number().int(),
  startsAt: z.string(),
  state: z.enum(RACE_STATES),
  distanceMetres: z.number().int(),
  going: z.string(),
  surface: z.string(),
  raceClass: z.number().int(),
  isHandicap: z.boolean(),
  runners: z.number().int(),
  /** The names of the first three once the race has been run; a dead heat is one entry. */
  placings: z.array(z.array(z.object({ number: z.number().int(), name: z.string() }))),
});
export type RaceSummary = z.infer<typeof raceSummary>;

const silkPart = z.object({ pattern: z.string(), colour: z.string(), second: z.string() });
export const silks = z.object({ body: silkPart, sleeves: silkPart, cap: silkPart });
export type SilksAnswer = z.infer<typeof silks>;

export const formRun = z.object({
  date: z.string(),
  courseName: z.string(),
  distanceMetres: z.number().int(),
  going: z.string(),
  raceClass: z.number().int(),
  fieldSize: z.number().int(),
  place: z.number().int(),
  weightPounds: z.number().int(),
});

export const cardRunner = z.object({
  number: z.number().int(),
  /** In pools, runners with the same owner count as one choice, identified by the lowest of their numbers. */
  interest: z.number().int(),
  horseId: z.string(),
  name: z.string(),
  sex: z.string(),
  colour: z.string(),
  age: z.number().int(),
  jockeyId: z.string(),
  jockey: z.string(),
  trainer: z.string(),
  draw: z.number().int(),
  weightPounds: z.number().int(),
  rating: z.number().int(),
  style: z.string(),
  form: z.string(),
  lastRuns: z.array(formRun),
  silks,
  isWithdrawn: z.boolean(),
  prices: z.object({ win: price, place: price, show: price, eachWay: price }),
});
export type CardRunner = z.infer<typeof cardRunner>;

/** The deductions of a pool and its rounding. `unit` is the stake that dividends are stated for. */
export const poolTerms = z.object({
  /** The share of the stakes that the house keeps. */
  takeoutPercent: z.number(),
  /** Dividends are rounded down to a multiple of this share of the unit. */
  breakStepPercent: z.number().int(),
  /** The minimum dividend, as a share of the unit. */
  minimumPercent: z.number().int(),
});
export type ShownPoolTerms = z.infer<typeof poolTerms>;

export const poolOffer = z.object({
  poolId: z.string(),
  type: z.enum(POOL_TYPES),
  /** The pool's race or, for a pool with several legs, the race of each leg. */
  raceIds: z.array(z.string()),
  ...poolTerms.shape,
  isOpen: z.boolean(),
});
export type PoolOffer = z.infer<typeof poolOffer>;

/** A dividend, stated for a stake of `unit`. */
export const dividend = z.object({
  type: z.enum(POOL_TYPES),
  kind: z.enum(["winner", "minor", "consolation"]),
  /** The winning betting interests, such as `7-2-4`. */
  winners: z.string(),
  unit: z.number(),
  amount: z.number(),
  currency: z.string(),
});

/** The terms of an each-way bet: a fraction of the win odds, and the number of places. */
export const eachWayTerms = z
  .object({ places: z.number().int(), numerator: z.number().int(), denominator: z.number().int() })
  .nullable();

export const selectionInput = z
  .array(z.array(z.number().int().min(1).max(40)).max(40))
  .min(1)
  .max(6);

export const racingBet = z.object({
  betId: z.string(),
  market: z.enum(["FIXED", "POOL"]),
  type: z.enum([...new Set([...FIXED_KINDS, ...POOL_TYPES])]),
  raceIds: z.array(z.string()),
  courseName: z.string(),
  raceNumber: z.number().int(),
  startsAt: z.string(),
  /**
   * One or more selections, each listing the betting interests chosen for every finishing position or leg.
   * Only key bets have more than one.
   */
  selections: z.array(z.array(z.array(z.number().int()))),
  /** The names of the runners, for a bet with one runner per finishing position. */
  runnerNames: z.array(z.string()),
  lines: z.number().int(),
  unitStake: z.number(),
  stake: z.number(),
  currency: z.string(),
  /** The price that the player accepted; null for pool bets and at starting price. */
  price,
  isBestOddsGuaranteed: z.boolean(),
  deductionPercent: z.number().int(),
  outcome: z.enum(["OPEN", "WON", "LOST", "REFUNDED"]),
  payout: z.number(),
  placedAt: z.string(),
  settledAt: z.string().nullable(),
});
export type RacingBet = z.infer<typeof racingBet>;
