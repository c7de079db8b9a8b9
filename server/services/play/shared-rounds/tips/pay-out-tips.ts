import { houseAccount } from "@parlour/ledger";
import { house } from "@parlour/ledger/accounts";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import type { Transaction } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import { findPayout, insertPayout, type TipPayout } from "./payout-store.ts";
import { type Days, lockUnpaidTips, markTipsPaid } from "./tip-store.ts";

export type PayoutOrder = Days & {
  id: string;
  dealerId: string;
  currency: string;
  /** The unpaid amount that the operator was shown, in major units. */
  amount: number;
  reason: string;
  paidBy: string;
};

/**
 * Pays a dealer the unpaid tips of a period, if they still add up to the amount that the operator was shown. The money
 * leaves through the house's bank account, like affiliate commission that is paid in another currency.
 */
export async function payOutTips(
  kit: Kit,
  tx: Transaction,
  order: PayoutOrder,
): Promise<{ payout: TipPayout; isNew: boolean } | Refusal> {
  const { id, dealerId, currency, from, to, reason, paidBy } = order;
  const { keys, amountMinor, dealerName } = await lockUnpaidTips(tx, order);
  // Taking the lock waits for a payout that is under way, so a repeated request then finds that payout.
  const before = await findPayout(tx, id);
  if (before) return isSame(before, order) ? { payout: before, isNew: false } : refuse("CONFLICT");
  const seenMinor = parseAmount(order.amount, currency);
  if (isAmountFault(seenMinor) || seenMinor !== amountMinor) return refuse("CONFLICT");
  const payout: TipPayout = {
    ...{ id, dealerId, dealerName, currency, amountMinor, from, to, paidBy, reason },
    tips: keys.length,
    paidAt: kit.clock.now(),
  };
  if (!(await insertPayout(tx, payout))) return refuse("CONFLICT");
  await markTipsPaid(tx, keys, id);
  const ledger = await kit.ledger.lock(tx, { wallets: [] });
  const { outcome } = await ledger.post({
    playerId: house,
    id: `tip-payout:${id}`,
    type: "TIP_PAYOUT",
    reference: { kind: "dealer-tip-payout", id },
    transfers: [
      { from: houseAccount("dealerTips", currency), to: houseAccount("payments", currency), amountMinor },
    ],
  });
  if (outcome !== "POSTED") throw new Error(`The tips ${id} were not paid out: ${outcome}`);
  return { payout, isNew: true };
}

function isSame(payout: TipPayout, { dealerId, currency, from, to, amount }: PayoutOrder): boolean {
  return (
    payout.dealerId === dealerId &&
    payout.currency === currency &&
    payout.from === from &&
    payout.to === to &&
    payout.amountMinor === parseAmount(amount, currency)
  );
}
