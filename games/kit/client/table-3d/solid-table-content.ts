import type { LiveChips } from "../live/use-live-chips.ts";
import type { ShownCard } from "./card-motion.ts";
import type { TablePlan } from "./table-layout.ts";
import type { TableAnchor } from "./use-anchors.ts";

/** The parts of the game that the 3D table shows. */
export type SolidTableContent = {
  plan: TablePlan;
  seat: LiveChips;
  /** The words that are printed on the felt. */
  words: Readonly<Record<string, string>>;
  /** The cards that the flat view shows now. */
  cards: readonly ShownCard[];
  /** Whether a spot has won or lost; undefined until the result is shown, and if the stake is returned. */
  stateOf: (spot: string) => "won" | "lost" | undefined;
  /** The payout of a winning spot, as a multiple of the stake. */
  paysOf: (spot: string) => number;
  /** The positions on the 3D table where buttons and labels of the page are placed. */
  anchors: readonly TableAnchor[];
};
