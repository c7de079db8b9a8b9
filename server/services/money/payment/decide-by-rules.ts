import type { RuleEvaluation } from "@parlour/contracts/entities/withdrawal-policy";
import { roughDollars } from "@parlour/rules/stake-limits";
import { applyRules } from "./approval-rules.ts";
import { isOwnerLocked } from "./decide.ts";
import type { ReviewParts } from "./parts.ts";
import { readPolicy } from "./policy-store.ts";
import { publishWithdrawal } from "./publish-changes.ts";
import { readReviewFacts } from "./review-facts.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { lockWithdrawal, storeEvaluation } from "./withdrawal-store.ts";

/**
 * Applies the approval rules to a pending withdrawal and stores the result with the facts it is based on. The
 * row is locked first, so that the rules and an operator can't both decide the withdrawal.
 */
export async function decideByRules(parts: ReviewParts, id: string): Promise<void> {
  const { kit } = parts;
  await kit.db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal?.status !== "PENDING" || withdrawal.first_approved_by !== null) return;
    const { policy, version } = await readPolicy(tx, kit);
    const seen = await readReviewFacts(parts, withdrawal, tx);
    const facts = {
      amount: roughDollars(BigInt(withdrawal.amount_minor), withdrawal.currency),
      verification: seen.verification,
      turnoverRatio: seen.turnoverRatio,
      knownMethod: seen.isKnownMethod,
      bonus: seen.bonus !== null,
      openCase: seen.openCases.length > 0,
      signals: withdrawal.signals,
    };
    const at = kit.clock.now().toISOString();
    const evaluation: RuleEvaluation = { at, policyVersion: version, ...applyRules(policy, facts), facts };
    await storeEvaluation(tx, id, evaluation);
    const { approvedBy } = evaluation;
    if (approvedBy === null || (await isOwnerLocked(parts, tx, withdrawal))) return;
    if (await parts.cases.holdsWithdrawals(tx, withdrawal.player_id)) return;
    const decided = await settleWithdrawal(kit, tx, {
      id,
      event: "approve",
      actor: `rule:${approvedBy}`,
      note: `Version ${version} of the rules: every condition of “${approvedBy}” is met`,
    });
    if (decided) await publishWithdrawal(parts, tx, decided);
  });
}
