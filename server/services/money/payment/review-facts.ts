import { sumTurnover } from "@parlour/wagering/played-quarters";
import type { Transaction } from "../../../kit/database.ts";
import type { ReviewParts } from "./parts.ts";
import { readPaymentFacts } from "./review-store.ts";
import type { WithdrawalRow } from "./withdrawal-store.ts";

/** Reads the facts that operators and rules judge a withdrawal by. */
export async function readReviewFacts(parts: ReviewParts, withdrawal: WithdrawalRow, tx?: Transaction) {
  const { kit, documents } = parts;
  const db = tx ?? kit.db;
  const { player_id: playerId } = withdrawal;
  const payments = await readPaymentFacts(db, withdrawal);
  const { lastDepositAt } = payments;
  const turnoverMinor = lastDepositAt
    ? await sumTurnover(db, playerId, lastDepositAt, withdrawal.created_at)
    : 0n;
  const lastMinor = BigInt(payments.lastDepositMinor ?? 0);
  return {
    payments,
    verification: await documents.statusOf(playerId, tx),
    turnoverMinor,
    turnoverRatio: lastMinor > 0n ? Number((turnoverMinor * 100n) / lastMinor) / 100 : null,
    isKnownMethod: payments.depositsWithMethod > 0 || payments.paidToTarget > 0,
    bonus: await parts.findActiveBonus(db, playerId),
    openCases: await parts.listOpenCases(db, playerId),
  };
}
