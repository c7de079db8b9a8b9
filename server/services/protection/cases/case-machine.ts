import type { HarmCaseState } from "@parlour/contracts/entities/harm-case";

export type CaseEvent = "postpone" | "reopen" | "close";

/**
 * The transitions of a case. A case with a follow-up date leaves the queue until that day; a closed case stays
 * closed.
 */
export const caseTransitions = {
  OPEN: { postpone: "FOLLOW_UP", close: "CLOSED" },
  FOLLOW_UP: { postpone: "FOLLOW_UP", reopen: "OPEN", close: "CLOSED" },
  CLOSED: {},
} as const satisfies Record<HarmCaseState, Partial<Record<CaseEvent, HarmCaseState>>>;

export function caseAfter(state: HarmCaseState, event: CaseEvent): HarmCaseState | undefined {
  const machine: Record<HarmCaseState, Partial<Record<CaseEvent, HarmCaseState>>> = caseTransitions;
  return machine[state][event];
}
