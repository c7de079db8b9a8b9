import type { HARM_OUTCOMES, HARM_STEP_KINDS } from "@parlour/contracts/entities/harm-case";

export type StepKind = (typeof HARM_STEP_KINDS)[number];
export type Outcome = (typeof HARM_OUTCOMES)[number];

export const stepNames: Record<StepKind, string> = {
  NOTE: "Note",
  CALL: "Phone call",
  MESSAGE: "Message",
  LIMIT: "Deposit limit",
  TIME_OUT: "Time-out",
  EXCLUSION: "Self-exclusion",
  FOLLOW_UP: "Follow-up",
};

/** The names of all steps in a case: those that operators take and those that are recorded automatically. */
export const allStepNames: Readonly<Record<string, string>> = {
  ...stepNames,
  OPENED: "Case opened",
  SCORE: "New score",
  REOPENED: "Back in the queue",
  CLOSED: "Case closed",
};

export const outcomes: Record<Outcome, string> = {
  NO_ACTION: "No action needed",
  INFORMED: "Player informed",
  LIMITED: "Limit set",
  ON_BREAK: "Time-out",
  EXCLUDED: "Self-exclusion",
  ACCOUNT_CLOSED: "Account closed",
  DUPLICATE_ACCOUNT: "Duplicate account",
  UNFAIR_PLAY: "Unfair play",
};
