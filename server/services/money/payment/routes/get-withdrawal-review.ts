import { getWithdrawalReview as call } from "@parlour/contracts/calls/money/payment/get-withdrawal-review";
import { amountOf } from "@parlour/rules/money";
import { mayMake, viewRolesOf } from "../../../../kit/operator.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { ReviewParts } from "../parts.ts";
import { readPolicy } from "../policy-store.ts";
import { readReviewFacts } from "../review-facts.ts";
import { listEarlier, listSteps } from "../review-store.ts";
import { toReviewed } from "../views.ts";
import { findWithdrawal } from "../withdrawal-store.ts";

const earlierShown = 10;

export function getWithdrawalReview(parts: ReviewParts): Route {
  const { kit, players } = parts;
  return route(call, async ({ params: { id }, operator }) => {
    const withdrawal = await findWithdrawal(kit.db, id);
    if (withdrawal === undefined) return refuse("NOT_FOUND");
    const { player_id: playerId, currency } = withdrawal;
    const [player, facts, steps, earlier, { policy }] = await Promise.all([
      players.get(playerId),
      readReviewFacts(parts, withdrawal),
      listSteps(kit.db, id),
      listEarlier(kit.db, withdrawal, earlierShown),
      readPolicy(kit.db, kit),
    ]);
    const { payments } = facts;
    const money = (minor: bigint | string) => amountOf(BigInt(minor), currency);
    return {
      player: {
        id: playerId,
        name: `${player.firstName} ${player.lastName}`,
        status: player.status,
        countryCode: player.countryCode,
        phoneValidated: player.phoneValidated,
        emailConfirmed: player.emailConfirmed,
      },
      verification: facts.verification,
      lastDeposit: payments.lastDepositAt && {
        amount: money(payments.lastDepositMinor!),
        method: payments.lastDepositMethod!,
        at: payments.lastDepositAt.toISOString(),
      },
      turnover: money(facts.turnoverMinor),
      turnoverRatio: facts.turnoverRatio,
      depositsWithMethod: payments.depositsWithMethod,
      paidToTarget: payments.paidToTarget,
      bonus: facts.bonus,
      hasOpenCase: facts.openCases.length > 0,
      // Only operators who may read cases learn what a case is about.
      openCases: mayMake(viewRolesOf(operator), { role: "COMPLIANCE" }) ? facts.openCases : [],
      evaluation: withdrawal.evaluation,
      totals: {
        deposits: money(payments.depositsMinor),
        depositCount: payments.depositCount,
        paid: money(payments.paidMinor),
        paidCount: payments.paidCount,
      },
      steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
      earlier: earlier.map((row) => toReviewed(row, policy)),
    };
  });
}
