import type { PokerTable } from "@parlour/contracts/entities/poker";
import { roundChips } from "../parts/use-chips.ts";

export type BetRange = { min: number; max: number };

export type BetPreset = "min" | "half" | "pot" | "max";

/** The sizes to offer. In pot-limit games the pot is already the maximum, so it is offered only once. */
export function presetsFor(limit: PokerTable["limit"], isAllIn: boolean): readonly BetPreset[] {
  if (limit !== "pot") return ["min", "half", "pot", "max"];
  return ["min", "half", isAllIn ? "max" : "pot"];
}

/** Calculates a bet or raise as a share of the pot after calling, within the limits of the rules. */
export function presetAmount(
  preset: BetPreset,
  {
    range,
    pot,
    currentBet,
    call,
    currency,
  }: {
    range: BetRange;
    pot: number;
    currentBet: number;
    call: number;
    currency: string | null;
  },
): number {
  if (preset === "min") return range.min;
  if (preset === "max") return range.max;
  const share = preset === "half" ? 0.5 : 1;
  return clampBet(roundChips(currentBet + share * (pot + call), currency), range);
}

export const clampBet = (amount: number, { min, max }: BetRange): number =>
  Math.min(max, Math.max(min, amount));
