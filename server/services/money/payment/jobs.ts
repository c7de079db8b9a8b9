import { decide } from "./decide.ts";
import { listExpired } from "./deposit-store.ts";
import { expireDeposit } from "./expire-deposit.ts";
import { findProvider, type PaymentParts } from "./parts.ts";
import { reconcile } from "./reconcile.ts";
import { decisionJob } from "./request-withdrawal.ts";
import { payoutJob } from "./settle-withdrawal.ts";
import { findWithdrawal } from "./withdrawal-store.ts";

const expiryJob = "deposit-expiry";
const reconciliationJob = "payment-reconciliation";
const dayMs = 86_400_000;

/** Background jobs: payouts, the sandbox's own approvals, expiry of deposits, reconciliation. */
export async function startPaymentJobs(parts: PaymentParts): Promise<void> {
  const { kit } = parts;
  await kit.jobs.work<{ id: string }>(payoutJob, ({ id }) => payOut(parts, id));
  await kit.jobs.work<{ id: string }>(decisionJob, async ({ id }) => {
    await decide(parts, { id, event: "approve", by: "sandbox", reason: null });
  });
  await kit.jobs.work(expiryJob, async () => {
    for (const { id } of await listExpired(kit.db, kit.clock.now())) await expireDeposit(kit, id);
  });
  await kit.jobs.schedule(expiryJob, "* * * * *");
  await kit.jobs.work(reconciliationJob, async () => {
    const to = kit.clock.now();
    for (const provider of parts.providers) {
      const { differences } = await reconcile(kit, provider, new Date(to.getTime() - 2 * dayMs), to);
      if (differences.length > 0) {
        kit.log.error({ provider: provider.code, differences }, "a provider's books differ from ours");
      }
    }
  });
  await kit.jobs.schedule(reconciliationJob, "17 3 * * *");
}

/** The provider recognises the reference, so a second run after a crash does not pay twice. */
export async function payOut(parts: PaymentParts, id: string): Promise<void> {
  const withdrawal = await findWithdrawal(parts.kit.db, id);
  if (withdrawal?.status !== "APPROVED") return;
  const provider = findProvider(parts, withdrawal.provider);
  if (!provider) throw new Error(`There is no payment provider ${withdrawal.provider}`);
  const { language } = await parts.players.get(withdrawal.player_id);
  await provider.payOut({
    reference: id,
    playerId: withdrawal.player_id,
    method: withdrawal.method,
    kind: withdrawal.method_kind,
    amountMinor: BigInt(withdrawal.amount_minor) - BigInt(withdrawal.fee_minor),
    currency: withdrawal.currency,
    target: withdrawal.target,
    language,
  });
}
