import type { CaseKind, CaseOutcome, CaseSummary } from "@parlour/contracts/entities/case";
import type { CaseRuleCode } from "@parlour/contracts/entities/case-policy";

export const caseKinds: Record<CaseKind, string> = {
  HARM: "Player protection",
  AML: "Money laundering",
  FRAUD: "Fraud",
  CHARGEBACK: "Chargeback",
  COMPLAINT: "Complaint",
};

export const caseStates: Record<CaseSummary["state"], string> = {
  OPEN: "Open",
  FOLLOW_UP: "Follow-up",
  CLOSED: "Closed",
};

export const caseOutcomes: Record<CaseOutcome, string> = {
  NO_ACTION: "No action needed",
  INFORMED: "Player informed",
  LIMITED: "Limit set",
  ON_BREAK: "Time-out",
  EXCLUDED: "Self-exclusion",
  ACCOUNT_CLOSED: "Account closed",
  DUPLICATE_ACCOUNT: "Duplicate account",
  UNFAIR_PLAY: "Unfair play",
  NO_SUSPICION: "No suspicion",
  FUNDS_EXPLAINED: "Source of funds explained",
  REPORTED: "Reported to the authorities",
  NO_FRAUD: "No fraud",
  WARNED: "Player warned",
  ACCEPTED: "Chargeback accepted",
  DISPUTED: "Chargeback disputed",
  DEBT_SETTLED: "Debt settled",
  UPHELD: "Upheld",
  PARTLY_UPHELD: "Partly upheld",
  NOT_UPHELD: "Not upheld",
  WITHDRAWN: "Withdrawn by the player",
  REFERRED: "Referred to dispute resolution",
};

export const caseRuleNames: Record<CaseRuleCode, string> = {
  STRUCTURING: "Structuring",
  RAPID_WITHDRAWAL: "Rapid withdrawal",
  UNUSUAL_DEPOSITS: "Unusual deposits",
  SOURCE_OF_FUNDS: "Source of funds",
  CHARGEBACK: "Chargebacks",
  LINKED_BONUS: "Offer claimed by linked accounts",
  BONUS_ONLY_PLAY: "Bonus-only play",
};

/** Describes the state of a case, or its outcome once it is closed. */
export function caseState({ state, outcome }: Pick<CaseSummary, "state" | "outcome">): string {
  return state === "CLOSED" && outcome !== null ? caseOutcomes[outcome] : caseStates[state];
}

export function caseTone({ state, isOverdue }: Pick<CaseSummary, "state" | "isOverdue">) {
  if (state === "CLOSED") return "gain";
  return isOverdue ? "alarm" : state === "OPEN" ? "brass" : "quiet";
}
