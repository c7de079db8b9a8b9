import type { CaseKind, CaseStepKind, EvidenceType } from "@parlour/contracts/entities/case";
import { HARM_STEP_KINDS } from "@parlour/contracts/entities/harm-case";

export const stepNames: Record<CaseStepKind, string> = {
  NOTE: "Note",
  CALL: "Phone call",
  MESSAGE: "Message",
  LIMIT: "Deposit limit",
  TIME_OUT: "Time-out",
  EXCLUSION: "Self-exclusion",
  FOLLOW_UP: "Follow-up",
  DOCUMENT_REQUEST: "Document request",
};

/** The names of all steps in a case: those that operators take and those that are recorded automatically. */
export const allStepNames: Readonly<Record<string, string>> = {
  ...stepNames,
  OPENED: "Case opened",
  SCORE: "New finding",
  REOPENED: "Back in the queue",
  CLOSED: "Case closed",
  EVIDENCE: "Evidence added",
  TASK: "Task added",
  TASK_DONE: "Task done",
  HOLD: "Withdrawals held",
  HOLD_ENDED: "Withdrawals released",
  DOCUMENT: "Document reviewed",
  REPORT: "Suspicious-activity report written",
};

/** The actions for each kind of case. Only some kinds allow messages, because a message could tip off a suspect. */
export function stepsOf(kind: CaseKind): readonly CaseStepKind[] {
  if (kind === "HARM") return [...HARM_STEP_KINDS, "DOCUMENT_REQUEST"];
  if (kind === "COMPLAINT") return ["NOTE", "CALL", "MESSAGE", "FOLLOW_UP", "DOCUMENT_REQUEST"];
  return ["NOTE", "CALL", "FOLLOW_UP", "DOCUMENT_REQUEST"];
}

export const evidenceNames: Record<EvidenceType, string> = {
  PAYMENT: "Payment",
  ROUND: "Round",
  BET: "Bet",
  BONUS: "Bonus",
  DOCUMENT: "Document",
  ACCOUNT: "Account",
  HAND: "Poker hand",
  MESSAGE: "Message",
  CHAT: "Chat",
};

/** Returns the page that shows a record of the evidence; undefined if the console has none for it. */
export function evidencePath(type: EvidenceType, ref: string, playerId: string): string | undefined {
  const player = `/console/players/${encodeURIComponent(playerId)}`;
  const item = encodeURIComponent(ref);
  if (type === "PAYMENT") return `${player}/payments?payment=${item}`;
  if (type === "ROUND") return `${player}/rounds?round=${item}`;
  if (type === "BONUS") return `${player}/bonuses`;
  if (type === "DOCUMENT") return `${player}/documents`;
  if (type === "ACCOUNT") return `/console/players/${item}`;
  if (type === "HAND") return `/console/poker-hands/${item}`;
  return undefined;
}
