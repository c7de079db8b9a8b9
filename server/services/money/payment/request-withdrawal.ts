import { playerAccount } from "@parlour/ledger";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { wasReversed } from "./deposit-store.ts";
import { readPolicy } from "./policy-store.ts";
import { refuseWhileOwing } from "./refuse-while-owing.ts";
import { reviewSignals } from "./review-signals.ts";
import { addStep } from "./steps-store.ts";
import {
  countWithdrawals,
  findWithdrawal,
  insertWithdrawal,
  type WithdrawalRow,
} from "./withdrawal-store.ts";

export const decisionJob = "withdrawal-decision";
/**
 * While automatic decisions are on hold or an operator has claimed the withdrawal, the rules try again after
 * this delay.
 */
const retryDelayMs = 60_000;
const dayMs = 86_400_000;

type Request = {
  id: string;
  player: Player;
  method: PaymentMethod;
  amountMinor: bigint;
  target: { value: string; label: string };
  /** The operator who requests the withdrawal for the player; undefined if the player does. */
  operatorId?: string;
};

/** Holds the money and stores the request in one transaction; a retry returns the stored request. */
export async function requestWithdrawal(kit: Kit, request: Request): Promise<WithdrawalRow | Refusal> {
  return await kit.db.transaction(async (tx) => {
    const row = await holdWithdrawal(kit, tx, request);
    if (isRefusal(row)) return row;
    const { id, player, amountMinor, method } = request;
    await kit.facts.publish(tx, {
      kind: "WITHDRAWAL_REQUESTED",
      playerId: player.id,
      data: { withdrawalId: id, currency: method.currency, amountMinor: amountMinor.toString() },
    });
    const { policy } = await readPolicy(tx, kit);
    await enqueueDecision(kit, tx, request.id, policy.delaySeconds * 1_000);
    return row;
  });
}

/** Schedules the approval rules to decide on a withdrawal after a delay, so that operators can decide first. */
export async function enqueueDecision(
  kit: Kit,
  tx: Transaction,
  id: string,
  delayMs = retryDelayMs,
): Promise<void> {
  const startAfter = new Date(kit.clock.now().getTime() + delayMs);
  await kit.jobs.enqueue(tx, decisionJob, { id }, { startAfter, singletonKey: id });
}

/**
 * Like `requestWithdrawal`, but within the caller's transaction and without a decision by the approval rules.
 */
export async function holdWithdrawal(
  kit: Kit,
  tx: Transaction,
  request: Request,
): Promise<WithdrawalRow | Refusal> {
  const { id, player, amountMinor, method } = request;
  const wallet = { playerId: player.id, currency: method.currency };
  const ledger = await kit.ledger.lock(tx, { wallets: [wallet] });
  // The withdrawal is looked up under the lock, because an earlier attempt may be about to commit on a connection that
  // its caller has lost.
  const before = await findWithdrawal(tx, id);
  if (before) return before;
  const owed = await refuseWhileOwing(tx, player.id, method.currency);
  if (owed) return owed;
  const { outcome } = await ledger.hold({
    playerId: player.id,
    id,
    type: "WITHDRAWAL",
    from: playerAccount(player.id, "cash", method.currency),
    into: playerAccount(player.id, "pendingWithdrawal", method.currency),
    amountMinor,
    reference: { kind: "payment", id },
  });
  return outcome === "POSTED" ? await keep(kit, tx, request) : refusalOf(outcome);
}

async function keep(kit: Kit, tx: Transaction, request: Request): Promise<WithdrawalRow> {
  const { id, player, method, amountMinor, target } = request;
  const now = kit.clock.now();
  const counts = await countWithdrawals(tx, player.id, new Date(now.getTime() - dayMs));
  const { phoneValidated } = player;
  const chargedBack = await wasReversed(tx, player.id);
  await addStep(tx, {
    paymentId: id,
    from: "NEW",
    to: "PENDING",
    event: "request",
    actor: request.operatorId ?? player.id,
    reason: null,
    at: now,
  });
  return await insertWithdrawal(tx, {
    id,
    player_id: player.id,
    method: method.code,
    method_kind: method.kind,
    provider: method.provider,
    currency: method.currency,
    amountMinor,
    feeMinor: method.feeMinor,
    target: target.value,
    target_label: target.label,
    signals: reviewSignals({
      amountMinor,
      maxMinor: method.maxMinor,
      ...counts,
      phoneValidated,
      chargedBack,
    }),
    now,
  });
}

function refusalOf(outcome: string): Refusal {
  if (outcome === "INSUFFICIENT_FUNDS" || outcome === "ACCOUNT_MISSING") return refuse("INSUFFICIENT_FUNDS");
  if (outcome === "LIMIT_EXCEEDED") return refuse("LIMIT_EXCEEDED");
  return { ...refuse("OVERLOADED"), headers: { "retry-after": "1" } };
}
