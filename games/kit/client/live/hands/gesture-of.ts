import type { ShownStatus } from "../shown-status.ts";

export type Gesture = "invite" | "close" | "deal" | "show" | "collect";

export type SeenTable = {
  phase: ShownStatus["phase"];
  round: number | null;
  /** The number of cards on the table. */
  cards: number;
};

/** What the dealer's hands do when the table changes from one moment to the next; null if they stay as they are. */
export function gestureOf(before: SeenTable, now: SeenTable): Gesture | null {
  const isNewRound = now.round !== before.round;
  if (now.phase === "BETTING" && (isNewRound || before.phase !== "BETTING"))
    return before.cards > now.cards ? "collect" : "invite";
  if (isNewRound) return null;
  if (now.cards > before.cards) return "deal";
  if (now.phase === before.phase) return null;
  if (now.phase === "RESULT") return "show";
  return before.phase === "BETTING" && (now.phase === "CLOSING" || now.phase === "RUNNING") ? "close" : null;
}
