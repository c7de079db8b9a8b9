import type { CaseKind } from "@parlour/contracts/entities/case";
import { addDays } from "@parlour/rules/calendar-day";
import { mergeReasons, scoreOf } from "@parlour/rules/duplicate-accounts";
import type { HarmReason } from "@parlour/rules/harm-markers";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { caseAfter } from "./case-machine.ts";
import {
  type CaseReason,
  type CaseRow,
  insertCase,
  lockOpenCaseOf,
  updateCase,
  updateFinding,
} from "./case-store.ts";
import { addEvidence, type NewEvidence } from "./evidence-store.ts";
import { readPolicy } from "./policy-store.ts";
import { dayOf } from "./read-case.ts";
import { addStep } from "./step-store.ts";
import { insertTask } from "./task-store.ts";

export type Finding = {
  playerId: string;
  kind: CaseKind;
  reasons: readonly CaseReason[];
  /** The finding in words, for the case's history. */
  text: string;
  evidence: readonly NewEvidence[];
  /** The operator who reports the finding; null if a rule does. */
  operatorName?: string | null;
  /** The day from which the deadline is calculated; today by default. */
  receivedOn?: string | undefined;
  /** Tasks that a new case starts with. */
  tasks?: readonly { title: string; days: number }[] | undefined;
};

type Parts = Pick<Kit, "clock" | "random">;

/**
 * Adds a finding to the player's open case of its kind, or opens one. Two servers that find the same thing at the same
 * time end up with one case: the second waits for the first and then adds to its case.
 */
export async function raiseFinding(
  parts: Parts,
  tx: Transaction,
  finding: Finding,
): Promise<{ id: string; dueOn: string | null }> {
  const isShared = finding.kind !== "COMPLAINT";
  return (
    (isShared && (await addToOpenCase(parts, tx, finding))) ||
    (await openNewCase(parts, tx, finding)) ||
    (await addToOpenCase(parts, tx, finding))!
  );
}

async function addToOpenCase({ clock }: Parts, tx: Transaction, finding: Finding) {
  const { playerId, kind, reasons, text, operatorName = null } = finding;
  const now = clock.now();
  const open = await lockOpenCaseOf(tx, playerId, kind);
  if (open === undefined) return undefined;
  const { id, dueOn } = open;
  const isNew = await keepEvidence(tx, id, finding, now);
  const isKnown = reasons.every(({ code }) => open.reasons.some((reason) => reason.code === code));
  // A rule that matches the same records again has found nothing new.
  if (kind !== "HARM" && operatorName === null && isKnown && !isNew) return { id, dueOn };
  await addStep(tx, { caseId: id, kind: "SCORE", text, operatorName, at: now });
  const merged = merge(kind, open.reasons, reasons);
  await updateFinding(tx, id, { score: scoreOf(merged as HarmReason[]), reasons: merged });
  if (operatorName !== null || isNew || reasons.some((reason) => isMore(reason, open.reasons))) {
    await reopen(tx, open, now);
  }
  return { id, dueOn };
}

/** Markers of harm are scored every day, so only one that is new or more serious counts as a new finding. */
const isMore = ({ code, playerId, points }: CaseReason, known: readonly CaseReason[]) =>
  !known.some((one) => one.code === code && one.playerId === playerId && one.points >= points);

/** Brings a postponed case back into the queue: the follow-up day was chosen before this finding. */
async function reopen(tx: Transaction, { id, state: before }: CaseRow, now: Date): Promise<void> {
  const state = caseAfter(before, "reopen");
  if (state === undefined) return;
  await updateCase(tx, id, { state, now });
  const text = "There is a new finding.";
  await addStep(tx, { caseId: id, kind: "REOPENED", text, operatorName: null, at: now });
}

async function openNewCase({ clock, random }: Parts, tx: Transaction, finding: Finding) {
  const { playerId, kind, reasons, text, operatorName = null, tasks = [] } = finding;
  const now = clock.now();
  const id = random.id("case");
  const { policy } = await readPolicy(tx);
  const days = policy.deadlineDays[kind];
  const from = finding.receivedOn ?? dayOf(now);
  const dueOn = days === null ? null : addDays(from, days);
  const rule = operatorName === null ? (reasons[0]?.code ?? null) : null;
  const score = scoreOf(reasons as HarmReason[]);
  const one = { id, playerId, kind, score, reasons, rule, openedBy: operatorName, dueOn, now };
  if (!(await insertCase(tx, one))) return undefined;
  await addStep(tx, { caseId: id, kind: "OPENED", text, operatorName, at: now });
  await keepEvidence(tx, id, finding, now);
  for (const task of tasks) {
    const due = addDays(from, task.days);
    const made = { id: random.id("task"), title: task.title, dueOn: due, createdBy: operatorName, at: now };
    await insertTask(tx, id, made);
  }
  return { id, dueOn };
}

/** Stores the finding's records, and the accounts and hands that its reasons name; returns whether any is new. */
async function keepEvidence(tx: Transaction, id: string, finding: Finding, at: Date): Promise<boolean> {
  const { reasons, evidence, operatorName = null } = finding;
  const rule = operatorName === null ? (reasons[0]?.code ?? null) : null;
  let added = await addEvidence(tx, id, evidence, { rule, addedBy: operatorName, at });
  for (const { code, text, playerId, hands = [] } of reasons) {
    const named: NewEvidence[] = hands.map((ref) => ({ type: "HAND", ref, text }));
    if (playerId !== undefined) named.push({ type: "ACCOUNT", ref: playerId, text });
    added += await addEvidence(tx, id, named, { rule: code, addedBy: null, at });
  }
  return added > 0;
}

/** Replaces an earlier finding of the same rule with the later one. Markers of harm have separate rules for merging. */
function merge(kind: CaseKind, before: readonly CaseReason[], found: readonly CaseReason[]): CaseReason[] {
  if (kind === "HARM") return mergeReasons(before as HarmReason[], found as HarmReason[]);
  return [...new Map([...before, ...found].map((reason) => [reason.code, reason])).values()];
}
