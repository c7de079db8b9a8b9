import type { PokerTableView } from "@parlour/contracts/entities/poker";

export type PreAction = "checkFold" | "check" | "call" | "callAny";

type Phase = NonNullable<PokerTableView["hand"]>["phase"];
/** An action that a player has chosen before their turn, and the street and bet that they saw when they chose it. */
export type ChosenAction = { action: PreAction; phase: Phase; bet: number };

type Legal = NonNullable<PokerTableView["you"]["legal"]>;

/** The actions to offer in advance: calling a bet if the player faces one, and otherwise checking. */
export const preActionsFor = (toCall: number): readonly PreAction[] =>
  toCall > 0 ? ["checkFold", "call", "callAny"] : ["checkFold", "check", "callAny"];

/**
 * The action that a choice becomes on the player's turn; null if a new card, a bet or a raise in between has made it
 * invalid.
 */
export function resolvePreAction(
  { action, phase, bet }: ChosenAction,
  legal: Legal,
  now: { phase: Phase; currentBet: number },
): "check" | "call" | "fold" | null {
  if (phase !== now.phase) return null;
  if (legal.check) return "check";
  if (action === "checkFold") return "fold";
  const isCall = action === "callAny" || (action === "call" && now.currentBet === bet);
  return isCall && legal.call !== null ? "call" : null;
}
