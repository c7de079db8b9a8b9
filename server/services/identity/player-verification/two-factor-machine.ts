import type { TwoFactorStatus } from "@parlour/contracts/enumerations";

/** How far a player's two-factor is. `BLOCKED` is no place of its own: it lies over one until its time is over. */
export type TwoFactorState = Exclude<TwoFactorStatus, "BLOCKED">;

export type TwoFactorStep = "enrol" | "activate" | "reset";

/** What leads where; a step that a state does not name is refused there. */
export const transitions: Record<TwoFactorState, Partial<Record<TwoFactorStep, TwoFactorState>>> = {
  NOT_ENROLLED: { enrol: "PENDING" },
  PENDING: { enrol: "PENDING", activate: "ENABLED", reset: "NOT_ENROLLED" },
  ENABLED: { reset: "NOT_ENROLLED" },
};

export function isPossible(state: TwoFactorState, step: TwoFactorStep): boolean {
  return transitions[state][step] !== undefined;
}
