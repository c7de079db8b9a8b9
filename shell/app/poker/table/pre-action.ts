import type { PokerTableView } from "@parlour/contracts/entities/poker";

/** What a player chooses before their turn. */
export const preActions = ["checkFold", "check", "callAny"] as const;
export type PreAction = (typeof preActions)[number];

type Legal = NonNullable<PokerTableView["you"]["legal"]>;

/** The action that a choice becomes when the turn comes; null if it no longer fits, as after a bet. */
export function resolvePreAction(choice: PreAction, legal: Legal): "check" | "call" | "fold" | null {
  if (legal.check) return "check";
  if (choice === "checkFold") return "fold";
  return choice === "callAny" && legal.call !== null ? "call" : null;
}
