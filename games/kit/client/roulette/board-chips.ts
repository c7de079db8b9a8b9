import { type ChipPlan, chipsIn } from "../../math/roulette-wheel-bets.ts";
import type { TableBets } from "../chips-on-table.ts";

/** The chips on a roulette board, at tables for one player and at shared tables. */
export type BoardChips = {
  tray: readonly number[];
  /** The value of the selected chip. */
  chip: number;
  /** The maximum stake, and how much of it is left for further chips. */
  max: number;
  room: number;
  /** The stake unit: every stake is a multiple of it. */
  unit: number;
  bets: TableBets;
  put(spot: string): void;
  takeOff(spot: string): void;
  putTogether(chips: TableBets): boolean;
};

/** The cost of an announced or final bet, made with chips of the selected value. */
export const costOf = (plan: ChipPlan, { chip }: Pick<BoardChips, "chip">): number => chipsIn(plan) * chip;
