import type { TwoFactorStatus } from "@parlour/contracts/enumerations";

/**
 * The state of a player's two-factor authentication. `BLOCKED` isn't stored: it replaces another state until the block
 * expires.
 */
export type TwoFactorState = Exclude<TwoFactorStatus, "BLOCKED">;

export type TwoFactorStep = "enrol" | "activate" | "reset";

/** The allowed steps in each state of two-factor authentication. All others are refused. */
export const transitions: Record<TwoFactorState, Partial<Record<TwoFactorStep, TwoFactorState>>> = {
  NOT_ENROLLED: { enrol: "PENDING" },
  PENDING: { enrol: "PENDING", activate: "ENABLED", reset: "NOT_ENROLLED" },
  ENABLED: { reset: "NOT_ENROLLED" },
};

export function isPossible(state: TwoFactorState, step: TwoFactorStep): boolean {
  return transitions[state][step] !== undefined;
}
