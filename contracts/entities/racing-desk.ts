import { z } from "zod";
import { POOL_TYPES, poolTerms, raceSummary } from "./racing.ts";

/** The states by which the racing desk groups races. */
export const DESK_STATES = ["OPEN", "RUNNING", "UNSETTLED", "SETTLED", "VOID"] as const;

/** The stakes on a race in one currency. */
export const deskTakings = z.object({
  currency: z.string(),
  fixedBets: z.number().int(),
  fixedStakes: z.number(),
  poolBets: z.number().int(),
  poolStakes: z.number(),
});

export const deskObjection = z.object({ by: z.string(), at: z.string(), reason: z.string() });

export const deskRaceSummary = z.object({
  ...raceSummary.shape,
  hasObjection: z.boolean(),
  /** The version of the result, which is higher than 1 if the result was amended. */
  resultVersion: z.number().int(),
  takings: z.array(deskTakings),
});
export type DeskRaceSummary = z.infer<typeof deskRaceSummary>;

export const POOL_STATES = ["OPEN", "CLOSED", "SETTLED"] as const;

export const deskPool = z.object({
  poolId: z.string(),
  currency: z.string(),
  type: z.enum(POOL_TYPES),
  raceIds: z.array(z.string()),
  courseName: z.string(),
  raceNumber: z.number().int(),
  startsAt: z.string(),
  /** A pool closes when the first of its races starts, and is settled once all its races are decided. */
  state: z.enum(POOL_STATES),
  bets: z.number().int(),
  stakes: z.number(),
  carriedIn: z.number(),
  ...poolTerms.shape,
  /** The version of the pool's settlement, which is higher than 1 if a result was amended. */
  version: z.number().int(),
  /** The settlement is null until the pool is settled. */
  settlement: z
    .object({
      outcome: z.enum(["paid", "carried", "refunded"]),
      payouts: z.number(),
      refunds: z.number(),
      takeout: z.number(),
      breakage: z.number(),
      subsidy: z.number(),
      carriedOver: z.number(),
    })
    .nullable(),
});
export type DeskPool = z.infer<typeof deskPool>;

/** The terms with which pools of a type open on races that are published from now on. */
export const deskPoolTerms = z.object({ type: z.enum(POOL_TYPES), ...poolTerms.shape });
export type DeskPoolTerms = z.infer<typeof deskPoolTerms>;

/**
 * The rounding steps that operators can choose for dividends, in percent of the unit. Dividends are rounded down to a
 * multiple of the step.
 */
export const BREAK_STEPS = [1, 5, 10, 20] as const;
export const highestTakeoutPercent = 40;
export const highestMinimumPercent = 110;

/** The data of a `RACING_POOL_TERMS` proposal, which is refused if the terms no longer equal `before`. */
export const proposedPoolTerms = z.strictObject({
  type: z.enum(POOL_TYPES),
  terms: z.strictObject({
    takeoutPercent: z.number().min(0).max(highestTakeoutPercent).multipleOf(0.01),
    breakStepPercent: z.union(BREAK_STEPS.map((step) => z.literal(step))),
    minimumPercent: z.number().int().min(100).max(highestMinimumPercent),
  }),
  before: z.strictObject(poolTerms.shape),
});
export type ProposedPoolTerms = z.infer<typeof proposedPoolTerms>;

export const deskRunner = z.object({
  number: z.number().int(),
  interest: z.number().int(),
  name: z.string(),
  jockey: z.string(),
  winPrice: z.number().nullable(),
  /**
   * The amount that the house would pay beyond the stakes of fixed-odds bets if the runner wins, converted very roughly
   * to US dollars. A bet on several runners is included in the liability of its first runner only.
   */
  liability: z.number(),
  isWithdrawn: z.boolean(),
  withdrawnAt: z.string().nullable(),
});

export const deskRace = z.object({
  race: deskRaceSummary,
  now: z.string(),
  runners: z.array(deskRunner),
  /** The maximum liability on each runner, in US dollars. */
  liabilityLimit: z.number(),
  /** Whether new fixed-odds bets are paid at the starting price if it is better. */
  hasBestOdds: z.boolean(),
  objection: deskObjection.nullable(),
  offAt: z.string().nullable(),
  officialAt: z.string().nullable(),
  settledAt: z.string().nullable(),
  /** The order of finish, even if it is not official yet. */
  order: z.array(z.array(z.number().int())).nullable(),
  /** Every pool with money in it that the race is part of. */
  pools: z.array(deskPool),
});
export type DeskRace = z.infer<typeof deskRace>;
