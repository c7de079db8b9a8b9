import type { CaseKind } from "@parlour/contracts/entities/case";
import type { CasePolicy, CaseRuleCode } from "@parlour/contracts/entities/case-policy";
import {
  findBonusOnlyPlay,
  findChargeback,
  findLinkedBonus,
  findRapidWithdrawal,
  findSourceOfFunds,
  findStructuring,
  findUnusualDeposits,
  type RuleFinding,
} from "@parlour/rules/case-rules";
import { sumTurnover } from "@parlour/wagering/played-quarters";
import type { Transaction } from "../../../kit/database.ts";
import type { Fact } from "../../../kit/facts.ts";
import { addDocumentStep } from "./document-step.ts";
import { listReviewed } from "./evidence-store.ts";
import type { RuleParts } from "./parts.ts";
import { readPolicy } from "./policy-store.ts";
import { type Finding, raiseFinding } from "./raise-finding.ts";

const listenedTo = [
  "DEPOSIT_COMPLETED",
  "DEPOSIT_REVERSED",
  "WITHDRAWAL_REQUESTED",
  "BONUS_GRANTED",
  "BONUS_ENDED",
] as const;
export type CaseEvent = Fact<(typeof listenedTo)[number]>;

const kinds: Record<CaseRuleCode, CaseKind> = {
  STRUCTURING: "AML",
  RAPID_WITHDRAWAL: "AML",
  UNUSUAL_DEPOSITS: "AML",
  SOURCE_OF_FUNDS: "AML",
  CHARGEBACK: "CHARGEBACK",
  LINKED_BONUS: "FRAUD",
  BONUS_ONLY_PLAY: "FRAUD",
};
const rulesOf: Record<CaseEvent["kind"], readonly CaseRuleCode[]> = {
  DEPOSIT_COMPLETED: ["STRUCTURING", "UNUSUAL_DEPOSITS", "SOURCE_OF_FUNDS"],
  DEPOSIT_REVERSED: ["CHARGEBACK"],
  WITHDRAWAL_REQUESTED: ["RAPID_WITHDRAWAL"],
  BONUS_GRANTED: ["LINKED_BONUS"],
  BONUS_ENDED: ["BONUS_ONLY_PLAY"],
};
/** The tasks that a new case starts with, by the rule that opened it. */
const firstTasks: Partial<Record<CaseRuleCode, Finding["tasks"]>> = {
  SOURCE_OF_FUNDS: [{ title: "Ask the player for proof of the source of funds", days: 7 }],
  CHARGEBACK: [{ title: "Decide whether to dispute the chargeback", days: 5 }],
};
const dayMs = 86_400_000;
/** The rule about unusual deposits compares a period with the four periods before it. */
const mostPeriods = 5;

/** Applies the rules when money moves or a bonus is granted or ends. */
export async function subscribeToRules(parts: RuleParts): Promise<void> {
  const { facts } = parts.kit;
  await facts.subscribe(
    "case-rules",
    listenedTo,
    (_fact, tx, findings: readonly Finding[]) => raiseAll(parts, tx, findings),
    (fact) => findInEvent(parts, fact),
  );
  await facts.subscribe("case-documents", ["DOCUMENT_DECIDED"], (fact, tx) =>
    addDocumentStep(parts.kit, tx, fact),
  );
}

/**
 * Applies the rules to an event immediately. Used for the sandbox's generated history, whose events are not delivered
 * to subscribers.
 */
export async function applyCaseRules(parts: RuleParts, event: CaseEvent): Promise<void> {
  const findings = await findInEvent(parts, event);
  if (findings.length > 0) await parts.kit.db.transaction((tx) => raiseAll(parts, tx, findings));
}

async function raiseAll({ kit }: RuleParts, tx: Transaction, findings: readonly Finding[]): Promise<void> {
  for (const finding of findings) await raiseFinding(kit, tx, finding);
}

async function findInEvent(parts: RuleParts, event: CaseEvent): Promise<Finding[]> {
  const { policy } = await readPolicy(parts.kit.db);
  const findings: Finding[] = [];
  for (const code of rulesOf[event.kind]) {
    const { enabled, points } = policy.rules[code];
    if (!enabled) continue;
    for (const { text, evidence } of await applyRule(parts, policy, code, event)) {
      const tasks = firstTasks[code];
      const finding = { playerId: event.playerId, kind: kinds[code], text, evidence };
      findings.push({ ...finding, reasons: [{ code, points, text }], tasks });
    }
  }
  return findings;
}

async function applyRule(
  { kit, sources }: RuleParts,
  { rules }: CasePolicy,
  code: CaseRuleCode,
  event: CaseEvent,
): Promise<RuleFinding[]> {
  const { playerId } = event;
  const now = kit.clock.now();
  const since = (days: number) => new Date(now.getTime() - days * dayMs);
  const reviewed = await listReviewed(kit.db, playerId, code);
  const judge = async (days: number, id?: string) => ({
    payments: await sources.listPayments(kit.db, playerId, since(days), id),
    reviewed,
    now,
  });
  if (event.kind === "DEPOSIT_COMPLETED") {
    if (code === "STRUCTURING") return findStructuring(rules[code], await judge(rules[code].days));
    if (code === "SOURCE_OF_FUNDS") return findSourceOfFunds(rules[code], await judge(rules[code].days));
    const rule = rules.UNUSUAL_DEPOSITS;
    return findUnusualDeposits(rule, await judge(mostPeriods * rule.days));
  }
  if (event.kind === "DEPOSIT_REVERSED") {
    const { depositId, owedMinor } = event.data;
    return findChargeback(rules.CHARGEBACK, await judge(1, depositId), depositId, BigInt(owedMinor ?? 0));
  }
  if (event.kind === "WITHDRAWAL_REQUESTED") {
    const rule = rules.RAPID_WITHDRAWAL;
    const staked = await sumTurnover(kit.db, playerId, since(rule.days), now);
    const { withdrawalId } = event.data;
    return findRapidWithdrawal(rule, await judge(rule.days, withdrawalId), withdrawalId, staked);
  }
  if (event.kind === "BONUS_GRANTED") {
    const { bonusId } = event.data;
    const linked = await sources.listLinked(playerId);
    if (linked.length === 0 || reviewed.has(bonusId)) return [];
    const others = await sources.listClaims(kit.db, bonusId, linked);
    return findLinkedBonus(rules.LINKED_BONUS, { own: { bonusId }, others, now });
  }
  if (event.data.outcome !== "CONVERTED") return [];
  const rule = rules.BONUS_ONLY_PLAY;
  const stakedMinor = await sumTurnover(kit.db, playerId, since(rule.days), now);
  const bonuses = await sources.listConverted(kit.db, playerId, since(rule.days));
  return findBonusOnlyPlay(rule, bonuses, { stakedMinor, reviewed, now });
}
