import { tryEach } from "../../../kit/try-each.ts";
import { closingPayoutJob, payClosingBalance } from "./closing-payout.ts";
import { isOwnerLocked } from "./decide.ts";
import { decideByRules } from "./decide-by-rules.ts";
import { listExpired } from "./deposit-store.ts";
import { expireDeposit } from "./expire-deposit.ts";
import { findProvider, type PaymentParts, type ReviewParts } from "./parts.ts";
import { receiveEvent } from "./receive-event.ts";
import { reconcile } from "./reconcile.ts";
import { decisionJob, enqueueDecision } from "./request-withdrawal.ts";
import { payoutJob } from "./settle-withdrawal.ts";
import {
  findWithdrawal,
  lockWithdrawal,
  markPayoutRequested,
  type WithdrawalRow,
} from "./withdrawal-store.ts";

const expiryJob = "deposit-expiry";
const reconciliationJob = "payment-reconciliation";
const dayMs = 86_400_000;

/**
 * Starts the background jobs: payouts, payouts of the balance of accounts that are being closed, automatic
 * decisions, expiry of deposits, and reconciliation.
 */
export async function startPaymentJobs(parts: ReviewParts): Promise<void> {
  const { kit } = parts;
  await kit.jobs.work<{ id: string }>(payoutJob, ({ id }) => payOut(parts, id));
  await kit.jobs.work<{ id: string }>(decisionJob, async ({ id }) => {
    const withdrawal = await findWithdrawal(kit.db, id);
    if (withdrawal?.status !== "PENDING") return;
    if ((await parts.automaticDecisions.areHeld()) || (await parts.findClaim("withdrawals", id))) {
      return await kit.db.transaction((tx) => enqueueDecision(kit, tx, id));
    }
    await decideByRules(parts, id);
  });
  await kit.jobs.work<Parameters<typeof payClosingBalance>[1]>(closingPayoutJob, (order) =>
    payClosingBalance(parts, order),
  );
  await kit.jobs.work(expiryJob, async () => {
    await tryEach(await listExpired(kit.db, kit.clock.now()), ({ id }) => expireDeposit(kit, id));
  });
  await kit.jobs.schedule(expiryJob, "* * * * *");
  await kit.jobs.work(reconciliationJob, async () => {
    const to = kit.clock.now();
    // A provider that doesn't answer must not keep us from checking the others.
    await tryEach(parts.providers, async (provider) => {
      const { differences } = await reconcile(kit, provider, new Date(to.getTime() - 2 * dayMs), to);
      if (differences.length > 0) {
        kit.log.error({ provider: provider.code, differences }, "a provider's books differ from ours");
      }
    });
  });
  await kit.jobs.schedule(reconciliationJob, "17 3 * * *");
}

/** Pays a withdrawal out. The provider recognises the reference, so a second run after a crash does not pay twice. */
export async function payOut(parts: PaymentParts, id: string): Promise<void> {
  const withdrawal = await claimPayout(parts, id);
  if (!withdrawal) return;
  const provider = findProvider(parts, withdrawal.provider);
  if (!provider) throw new Error(`There is no payment provider ${withdrawal.provider}`);
  const { language } = await parts.players.get(withdrawal.player_id);
  const { player_id: playerId, target } = withdrawal;
  const failed = await provider.payOut({
    reference: id,
    playerId,
    method: withdrawal.method,
    kind: withdrawal.method_kind,
    amountMinor: BigInt(withdrawal.amount_minor) - BigInt(withdrawal.fee_minor),
    currency: withdrawal.currency,
    // A linked account is identified by the token of the provider that verified it.
    target: (await parts.bankAccounts.findToken(playerId, target)) ?? target,
    language,
  });
  if (failed) await receiveEvent(parts, provider.code, failed);
}

/**
 * Marks a payout as sent to the provider and returns it. Returns undefined if the owner has locked the
 * account: the payout then goes back to the operators' queue or, if the provider was already asked to pay it,
 * is listed as stuck until an operator sends it again.
 */
async function claimPayout(parts: PaymentParts, id: string): Promise<WithdrawalRow | undefined> {
  return await parts.kit.db.transaction(async (tx) => {
    if (await isOwnerLocked(parts, tx, await lockWithdrawal(tx, id))) return undefined;
    return await markPayoutRequested(tx, id, parts.kit.clock.now());
  });
}
