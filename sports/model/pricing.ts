import type { Chance } from "../bets/cash-out.ts";
import type { Settlement } from "../bets/settlement.ts";
import { marketKinds } from "../markets/kinds.ts";
import { applyMargin } from "../markets/margin.ts";
import { type Market, marketId, playerIdOf } from "../markets/market.ts";
import { settleOutcome } from "../markets/settle-market.ts";
import { type Price, priceOf } from "../odds/price.ts";
import { chanceOf, fairProbability } from "./joint.ts";
import type { Joint, Leg } from "./joint-shape.ts";
import { combinedChance, together } from "./legs.ts";
import type { MatchModel } from "./match-model.ts";
import type { MatchState } from "./match-state.ts";

export interface PricedOutcome {
  readonly outcome: string;
  readonly chance: Chance;
  /** The fair probability that the price was calculated from. */
  readonly probability: number;
  /** The offered price; missing if the outcome cannot be offered. */
  readonly price?: Price;
}

export interface PricedMarket {
  readonly id: string;
  readonly market: Market;
  readonly outcomes: readonly PricedOutcome[];
}

/** Every outcome of a market with its fair probability and offered price. */
export function priceMarket(joint: Joint, market: Market): PricedMarket {
  const kind = marketKinds[market.kind];
  const outcomes = kind.outcomes(market, joint.model.context);
  const chances = outcomes.map((outcome) => chanceOf(joint, { market, outcome }));
  const probabilities = chances.map(fairProbability);
  const prices = applyMargin(probabilities, kind.margin);
  return {
    id: marketId(market),
    market,
    outcomes: outcomes.map((outcome, i) => ({
      outcome,
      chance: chances[i]!,
      probability: probabilities[i]!,
      ...(prices[i] !== undefined && { price: prices[i] }),
    })),
  };
}

export const MAX_BUILDER_LEGS = 6;
/** The margin that each leg adds to the price of a bet builder, in thousandths. */
const BUILDER_PERMILLE_PER_LEG = 35;

export type BuilderRefusal = "TOO_FEW_LEGS" | "TOO_MANY_LEGS" | "NOT_COMBINABLE" | "IMPOSSIBLE";

export interface PricedBuilder {
  readonly chance: Chance;
  readonly probability: number;
  readonly price: Price;
}

/** One price for several outcomes of the same event, from their joint probability. */
export function priceBuilder(joint: Joint, legs: readonly Leg[]): PricedBuilder | BuilderRefusal {
  if (legs.length < 2) return "TOO_FEW_LEGS";
  if (legs.length > MAX_BUILDER_LEGS) return "TOO_MANY_LEGS";
  if (!areCombinable(joint, legs)) return "NOT_COMBINABLE";
  const chance = combinedChance(joint, legs);
  const probability = fairProbability(chance);
  if (probability < 1e-5 || probability > 0.995) return "IMPOSSIBLE";
  const margin = 1 + (legs.length * BUILDER_PERMILLE_PER_LEG) / 1000;
  return { chance, probability, price: priceOf(1 / (probability * margin)) };
}

/**
 * Whether legs can form a bet builder: each market only once, no quarter lines and at most one player per
 * side.
 */
function areCombinable(joint: Joint, legs: readonly Leg[]): boolean {
  const ids = new Set<string>();
  for (const { market, outcome } of legs) {
    const kind = marketKinds[market.kind];
    if (!kind.builder || !Number.isInteger((market.line ?? 0) * 2)) return false;
    if (!kind.outcomes(market, joint.model.context).includes(outcome)) return false;
    const player = joint.model.context.players.find(({ id }) => id === playerIdOf(market, outcome));
    ids.add(player ? `player of ${player.side}` : marketId(market));
  }
  return ids.size === legs.length;
}

/**
 * Settles a bet builder. It wins if all its legs win; if a leg is void and none is lost, the whole bet is
 * void.
 */
export function settleBuilder(
  legs: readonly Leg[],
  state: MatchState,
  model: MatchModel,
  options: { abandoned?: boolean } = {},
): Settlement | undefined {
  const settled = legs.map(({ market, outcome }) =>
    settleOutcome(market, outcome, state, model.context, options),
  );
  if (settled.some((one) => one?.kind === "LOST")) return { kind: "LOST" };
  return settled.includes(undefined) ? undefined : { kind: together(settled) };
}
