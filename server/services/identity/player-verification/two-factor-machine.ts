import type { TwoFactorStatus } from "@parlour/contracts/enumerations";

/**
 * The state of a player's two-factor authentication. `BLOCKED` isn't stored: it overlays another state until
 * it expires.
 */
export type TwoFactorState = Exclude<TwoFactorStatus, "BLOCKED">;

export type TwoFactorStep = "enrol" | "activate" | "reset";

/** The transitions; a step that a state doesn't list is refused. */
export const transitions: Record<TwoFactorState, Partial<Record<TwoFactorStep, TwoFactorState>>> = {
  NOT_ENROLLED: { enrol: "PENDING" },
  PENDING: { enrol: "PENDING", activate: "ENABLED", reset: "NOT_ENROLLED" },
  ENABLED: { reset: "NOT_ENROLLED" },
};

export function isPossible(state: TwoFactorState, step: TwoFactorStep): boolean {
  return transitions[state][step] !== undefined;
}
