import { playerAccount } from "@parlour/ledger";
import { currencyOfAccount } from "@parlour/ledger/accounts";
import { formatAmount } from "@parlour/rules/currency";
import { lesser } from "@parlour/rules/lesser";
import { regionOf } from "@parlour/rules/region";
import { roughDollars } from "@parlour/rules/stake-limits";
import { z } from "zod";
import { brandCodeOf } from "../../../kit/brands/brand-settings.ts";
import type { Transaction } from "../../../kit/database.ts";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { currentTransactionClient } from "../../../kit/transaction.ts";
import type { PaymentParts } from "./parts.ts";
import { publishWithdrawal } from "./publish-changes.ts";
import { holdWithdrawal } from "./request-withdrawal.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { findWithdrawal } from "./withdrawal-store.ts";
import { findTarget, type WithdrawalTarget } from "./withdrawal-target.ts";

export const closingPayoutJob = "closing-payout";

type Change = { playerId: string; target: string };
type Order = Change & {
  id: string;
  operatorId: string;
  /**
   * The player's cash when the payout was decided. No more than this is paid out, because money that arrives later was
   * not part of the decision.
   */
  mostMinor?: string;
};
type Plan = { player: Player; method: PaymentMethod; target: WithdrawalTarget; amountMinor: bigint };

const impossible = (cause: string) => refuse("PROPOSAL_REFUSED", { cause });

/** Pays a player's balance out before the account is closed: one operator proposes it and another approves. */
export function closingPayout(parts: PaymentParts): ChangeKind<Change> {
  return {
    kind: "CLOSING_PAYOUT",
    proposers: ["SUPPORT", "COMPLIANCE", "PAYMENTS"],
    approvers: ["PAYMENTS"],
    actions: [
      {
        action: "CLOSING_PAYOUT",
        group: "Money",
        label: "Balances paid out for a player",
        amountLabel: "Amount paid out",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({ playerId: z.string().min(1).max(64), target: z.string().min(1).max(200) }),
    async weigh({ playerId }) {
      const cash = await findCash(parts.kit, playerId);
      if (cash === undefined) return [{ action: "CLOSING_PAYOUT" }];
      return [{ action: "CLOSING_PAYOUT", amount: roughDollars(cash.amountMinor, cash.currency) }];
    },
    async lock(tx, { playerId }) {
      await lockCash(parts.kit, tx, playerId);
    },
    async describe({ playerId, target }) {
      const plan = await planPayout(parts, playerId, target);
      if (isRefusal(plan)) return plan;
      const amount = formatAmount(plan.amountMinor, plan.method.currency, "en");
      return {
        subject: `player:${playerId}`,
        summary: `Pay out ${amount} from ${playerId} to ${plan.target.label} (${plan.method.name})`,
      };
    },
    async execute(tx, { playerId, target }, proposalId, { operator }) {
      const cash = await lockCash(parts.kit, tx, playerId);
      if (cash === undefined) return impossible("the player has no cash");
      const mostMinor = cash.amountMinor.toString();
      const id = `withdrawal_${proposalId}`;
      const order: Order = { id, playerId, target, operatorId: operator.id, mostMinor };
      await parts.kit.jobs.enqueue(tx, closingPayoutJob, order, { singletonKey: proposalId });
      const most = formatAmount(cash.amountMinor, cash.currency, "en");
      return { before: null, after: { withdrawal: id, target, most } };
    },
  };
}

type Cash = { amountMinor: bigint; currency: string };

/** Finds a player's cash. Reads it in the current transaction, if one is open. */
async function findCash({ ledger }: Kit, playerId: string): Promise<Cash | undefined> {
  const accounts = await ledger.accountsOf(playerId, currentTransactionClient());
  const currencies = new Set([...accounts.keys()].map(currencyOfAccount));
  for (const currency of currencies) {
    const amountMinor = accounts.get(playerAccount(playerId, "cash", currency).id);
    if (amountMinor !== undefined && amountMinor > 0n) return { amountMinor, currency };
  }
  return undefined;
}

/** Locks the wallet and returns the cash in it. */
async function lockCash(kit: Kit, tx: Transaction, playerId: string): Promise<Cash | undefined> {
  const found = await findCash(kit, playerId);
  if (found === undefined) return undefined;
  await kit.ledger.lock(tx, { wallets: [{ playerId, currency: found.currency }] });
  return await findCash(kit, playerId);
}

/** Holds the money and approves the withdrawal in one transaction; a second run finds it already done. */
export async function payClosingBalance(
  parts: PaymentParts,
  { id, playerId, target, operatorId, mostMinor }: Order,
): Promise<void> {
  const { kit } = parts;
  const plan = await planPayout(parts, playerId, target);
  if (isRefusal(plan)) {
    return kit.log.warn({ playerId, refusal: plan.body }, "a closing payout is no longer possible");
  }
  await kit.db.transaction(async (tx) => {
    if (await findWithdrawal(tx, id)) return;
    const amountMinor =
      mostMinor === undefined ? plan.amountMinor : lesser(plan.amountMinor, BigInt(mostMinor));
    if (amountMinor <= plan.method.feeMinor) {
      return kit.log.warn(
        { playerId, amountMinor: String(amountMinor) },
        "a closing payout is no longer possible",
      );
    }
    const held = await holdWithdrawal(kit, tx, { ...plan, amountMinor, id, operatorId });
    if (isRefusal(held)) {
      return kit.log.warn({ playerId, refusal: held.body }, "a closing payout is no longer possible");
    }
    // The money is set aside, and the withdrawal waits in the queue until a case no longer holds it.
    if (await parts.cases.holdsWithdrawals(tx, playerId)) return;
    const approved = await settleWithdrawal(kit, tx, { id, event: "approve", actor: operatorId });
    if (approved) await publishWithdrawal(parts, tx, approved);
  });
}

/**
 * Plans a payout of all the cash, up to the method's maximum. The minimum does not apply, because no money may be left
 * over.
 */
export async function planPayout(
  parts: PaymentParts,
  playerId: string,
  wanted: string,
): Promise<Plan | Refusal> {
  const player = await parts.players.find(playerId);
  if (!player) return impossible("this player does not exist");
  // A payout from a locked account would never be sent.
  if (player.status === "LOCKED")
    return impossible("the owner locked this account: reactivate or disable it first");
  const { currency } = player;
  const accounts = await parts.kit.ledger.accountsOf(playerId);
  const cash = accounts.get(playerAccount(playerId, "cash", currency).id) ?? 0n;
  const { brandCode } = await parts.settings.get();
  const offered = await parts.methods.list({
    paymentType: "W",
    brand: brandCodeOf(player.brandId, brandCode),
    currency,
    region: regionOf(player),
  });
  for (const method of offered.filter(({ group }) => group !== "TTP")) {
    const target = await findTarget(parts, playerId, method, wanted);
    if (isRefusal(target)) continue;
    const amountMinor = lesser(cash, method.maxMinor);
    if (amountMinor <= method.feeMinor) return impossible("the balance does not cover the fee");
    return { player, method, target, amountMinor };
  }
  return impossible("no method pays to this account");
}
