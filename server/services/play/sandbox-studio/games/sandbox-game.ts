import type { Random } from "../../../../kit/random.ts";

export type Decision = { action: "pick"; door: number } | { action: "collect" };

/** A game of the fictional studio, with its own maths. Amounts are in minor units. */
export type SandboxGame<State> = {
  id: string;
  /** Draws the start of a round. */
  start(random: Pick<Random, "integer">): State;
  /** Applies a decision by the player; null if it is not possible in this state. */
  decide(state: State, decision: Decision, random: Pick<Random, "integer">): State | null;
  isOver(state: State): boolean;
  /** The amount that the round pays in its current state, in hundredths of the stake. */
  paysPercent(state: State): number;
  /** The part of the state that the player may see. */
  view(state: State): unknown;
};

/** Wins are rounded down to whole minor units. */
export const winOf = (stakeMinor: bigint, percent: number): bigint => (stakeMinor * BigInt(percent)) / 100n;
