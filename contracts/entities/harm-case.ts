import { z } from "zod";

export const HARM_CASE_STATES = ["OPEN", "FOLLOW_UP", "CLOSED"] as const;
export type HarmCaseState = (typeof HARM_CASE_STATES)[number];

/** The steps that operators can add to a case. The product itself adds SCORE, OPENED, REOPENED and CLOSED. */
export const HARM_STEP_KINDS = [
  "NOTE",
  "CALL",
  "MESSAGE",
  "LIMIT",
  "TIME_OUT",
  "EXCLUSION",
  "FOLLOW_UP",
] as const;
export const HARM_OUTCOMES = [
  "NO_ACTION",
  "INFORMED",
  "LIMITED",
  "ON_BREAK",
  "EXCLUDED",
  "ACCOUNT_CLOSED",
  "DUPLICATE_ACCOUNT",
  "UNFAIR_PLAY",
] as const;

export const harmReason = z.object({
  code: z.string(),
  points: z.number(),
  text: z.string(),
  /** The other account, if the reason involves two accounts. */
  playerId: z.string().optional(),
  hands: z.array(z.string()).optional(),
});

export const harmCase = z.object({
  id: z.string(),
  playerId: z.string(),
  state: z.enum(HARM_CASE_STATES),
  /** The highest score since the case was opened, and the reasons for it. */
  score: z.number(),
  reasons: z.array(harmReason),
  openedAt: z.string(),
  followUpOn: z.string().nullable(),
  closedAt: z.string().nullable(),
  outcome: z.enum(HARM_OUTCOMES).nullable(),
});
export type HarmCase = z.infer<typeof harmCase>;

export const harmCaseStep = z.object({
  id: z.string(),
  kind: z.string(),
  text: z.string(),
  /** The operator is null for steps that the product recorded itself. */
  operatorName: z.string().nullable(),
  at: z.string(),
});
export type HarmCaseStep = z.infer<typeof harmCaseStep>;

export const harmDay = z.object({ day: z.string(), score: z.number(), reasons: z.array(harmReason) });
