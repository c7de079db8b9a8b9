import { z } from "zod";
import { HARM_CASE_STATES, HARM_OUTCOMES, HARM_STEP_KINDS, harmReason } from "./harm-case.ts";

/** The kinds of cases. A player has at most one open case of each kind, and one for each complaint. */
export const CASE_KINDS = ["HARM", "AML", "FRAUD", "CHARGEBACK", "COMPLAINT"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_STATES = HARM_CASE_STATES;

export const CASE_OUTCOMES = {
  HARM: HARM_OUTCOMES,
  AML: ["NO_SUSPICION", "FUNDS_EXPLAINED", "REPORTED", "ACCOUNT_CLOSED"],
  FRAUD: ["NO_FRAUD", "WARNED", "DUPLICATE_ACCOUNT", "REPORTED", "ACCOUNT_CLOSED"],
  CHARGEBACK: ["ACCEPTED", "DISPUTED", "DEBT_SETTLED", "ACCOUNT_CLOSED"],
  COMPLAINT: ["UPHELD", "PARTLY_UPHELD", "NOT_UPHELD", "WITHDRAWN", "REFERRED"],
} as const satisfies Record<CaseKind, readonly string[]>;
export type CaseOutcome = (typeof CASE_OUTCOMES)[CaseKind][number];
export const CASE_OUTCOME_NAMES = [...new Set(Object.values(CASE_OUTCOMES).flat())] as [
  CaseOutcome,
  ...CaseOutcome[],
];

/** The kinds of cases for which a suspicious-activity report can be written. */
export const REPORTABLE_CASE_KINDS: readonly CaseKind[] = ["AML", "FRAUD"];

/** How far ahead a case can be postponed; without a limit, it could leave the queue for good. */
export const FOLLOW_UP_MAX_DAYS = 365;

/** How many tasks a case can have, including those that are done. */
export const CASE_TASKS_MAX = 200;

/** The steps that operators can record in any case. */
export const CASE_STEP_KINDS = [...HARM_STEP_KINDS, "DOCUMENT_REQUEST"] as const;
export type CaseStepKind = (typeof CASE_STEP_KINDS)[number];

/** The records that evidence can point to. */
export const EVIDENCE_TYPES = [
  "PAYMENT",
  "ROUND",
  "BET",
  "BONUS",
  "DOCUMENT",
  "ACCOUNT",
  "HAND",
  "MESSAGE",
  "CHAT",
] as const;
export type EvidenceType = (typeof EVIDENCE_TYPES)[number];

export const caseSummary = z.object({
  id: z.string(),
  playerId: z.string(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  /** How serious the case is: the total points of its reasons. */
  score: z.number(),
  /** A description of the most important reason. */
  summary: z.string(),
  /** The code of the rule that opened the case; null if an operator did. */
  rule: z.string().nullable(),
  /** The operator who opened the case; null if a rule did. */
  openedBy: z.string().nullable(),
  openedAt: z.string(),
  dueOn: z.string().nullable(),
  followUpOn: z.string().nullable(),
  closedAt: z.string().nullable(),
  outcome: z.enum(CASE_OUTCOME_NAMES).nullable(),
  holdsWithdrawals: z.boolean(),
  openTasks: z.number(),
  /** Whether the deadline of the case, or of one of its tasks, has passed. */
  isOverdue: z.boolean(),
});
export type CaseSummary = z.infer<typeof caseSummary>;

/** The part of an open case that other services show to operators. */
export const openCase = caseSummary.pick({ id: true, kind: true });
export type OpenCase = z.infer<typeof openCase>;

export const caseEvidence = z.object({
  id: z.string(),
  type: z.enum(EVIDENCE_TYPES),
  /** The id of the record in the service that owns it. */
  ref: z.string(),
  text: z.string(),
  currency: z.string().nullable(),
  /** The amount, in major units of the currency. */
  amount: z.number().nullable(),
  rule: z.string().nullable(),
  addedBy: z.string().nullable(),
  at: z.string(),
});
export type CaseEvidence = z.infer<typeof caseEvidence>;

export const caseTask = z.object({
  id: z.string(),
  title: z.string(),
  dueOn: z.string().nullable(),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
  doneBy: z.string().nullable(),
  doneAt: z.string().nullable(),
});
export type CaseTask = z.infer<typeof caseTask>;

/** A suspicious-activity report. It never changes; `checksum` is the SHA-256 of its bytes. */
export const caseReport = z.object({
  id: z.string(),
  checksum: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
});
export type CaseReport = z.infer<typeof caseReport>;

export const wholeCase = caseSummary.extend({
  reasons: z.array(harmReason),
  /** The first page of the evidence, newest first; `list-case-evidence` returns the others. */
  evidence: z.array(caseEvidence),
  /** The cursor of the next page of evidence; null if there is none. */
  evidenceCursor: z.string().nullable(),
  evidenceCount: z.number(),
  /** All tasks: open ones first, by their deadlines. */
  tasks: z.array(caseTask),
  reports: z.array(caseReport),
});
export type WholeCase = z.infer<typeof wholeCase>;
