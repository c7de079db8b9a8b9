import type { PokerTableView } from "@parlour/contracts/entities/poker";

/** The actions that a player can choose before their turn. */
export const preActions = ["checkFold", "check", "callAny"] as const;
export type PreAction = (typeof preActions)[number];

type Legal = NonNullable<PokerTableView["you"]["legal"]>;

/**
 * The action that a pre-selected choice becomes on the player's turn; null if a bet in between has made it
 * invalid.
 */
export function resolvePreAction(choice: PreAction, legal: Legal): "check" | "call" | "fold" | null {
  if (legal.check) return "check";
  if (choice === "checkFold") return "fold";
  return choice === "callAny" && legal.call !== null ? "call" : null;
}
