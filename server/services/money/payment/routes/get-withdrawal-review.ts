import { getWithdrawalReview as call } from "@parlour/contracts/calls/money/payment/get-withdrawal-review";
import { amountOf } from "@parlour/rules/money";
import { listPlayedQuarters } from "@parlour/wagering/played-quarters";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { ReviewParts } from "../parts.ts";
import { listEarlier, listSteps, readPaymentFacts } from "../review-store.ts";
import { toReviewed } from "../views.ts";
import { findWithdrawal } from "../withdrawal-store.ts";

const earlierShown = 10;

export function getWithdrawalReview(parts: ReviewParts): Route {
  const { kit, players, documents } = parts;
  return route(call, async ({ params: { id } }) => {
    const withdrawal = await findWithdrawal(kit.db, id);
    if (withdrawal === undefined) return refuse("NOT_FOUND");
    const { player_id: playerId, currency } = withdrawal;
    const [player, verification, facts, bonus, steps, earlier] = await Promise.all([
      players.get(playerId),
      documents.statusOf(playerId),
      readPaymentFacts(kit.db, withdrawal),
      parts.findActiveBonus(kit.db, playerId),
      listSteps(kit.db, id),
      listEarlier(kit.db, withdrawal, earlierShown),
    ]);
    const { lastDepositAt } = facts;
    const quarters = lastDepositAt
      ? await listPlayedQuarters(kit.db, playerId, lastDepositAt, withdrawal.created_at)
      : [];
    const turnoverMinor = quarters.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n);
    const lastMinor = BigInt(facts.lastDepositMinor ?? 0);
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
      verification,
      lastDeposit: lastDepositAt && {
        amount: money(lastMinor),
        method: facts.lastDepositMethod!,
        at: lastDepositAt.toISOString(),
      },
      turnover: money(turnoverMinor),
      turnoverRatio: lastMinor > 0n ? Number((turnoverMinor * 100n) / lastMinor) / 100 : null,
      depositsWithMethod: facts.depositsWithMethod,
      paidToTarget: facts.paidToTarget,
      bonus,
      totals: {
        deposits: money(facts.depositsMinor),
        depositCount: facts.depositCount,
        paid: money(facts.paidMinor),
        paidCount: facts.paidCount,
      },
      steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
      earlier: earlier.map(toReviewed),
    };
  });
}
