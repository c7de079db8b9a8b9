import { currencyInput } from "@parlour/contracts/entities/money";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { formatAmount } from "@parlour/rules/currency";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import { roughDollars } from "@parlour/rules/stake-limits";
import type { ChangeKind } from "@parlour/server/kit/four-eyes";
import type { Kit } from "@parlour/server/kit/kit";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import { z } from "zod";

/** An adjustment of a balance: a positive amount is credited, a negative one debited. */
type Adjustment = { playerId: string; currency: string; amount: number };

const impossible = (cause: string): Refusal => refuse("PROPOSAL_REFUSED", { cause });

/**
 * Credits a player from the house or debits them, after one operator has proposed it and another has approved
 * it.
 */
export function balanceAdjustment(kit: Kit): ChangeKind<Adjustment> {
  const ledger = kit.ledger;
  return {
    kind: "BALANCE_ADJUSTMENT",
    proposers: ["SUPPORT", "PAYMENTS"],
    approvers: ["PAYMENTS"],
    actions: [
      {
        action: "BALANCE_ADJUSTMENT",
        group: "Money",
        label: "Refunds and other balance adjustments",
        amountLabel: "Amount credited or debited",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({
      playerId: z.string().min(1).max(64),
      currency: currencyInput,
      amount: z.number(),
    }),

    async weigh({ currency, amount }) {
      const amountMinor = parseAmount(Math.abs(amount), currency);
      if (isAmountFault(amountMinor)) return [{ action: "BALANCE_ADJUSTMENT" }];
      return [{ action: "BALANCE_ADJUSTMENT", amount: roughDollars(amountMinor, currency) }];
    },

    async describe({ playerId, currency, amount }) {
      const balances = await ledger.balancesOf(playerId);
      if (balances?.currency !== currency) return impossible(`the player has no wallet in ${currency}`);
      const amountMinor = parseAmount(Math.abs(amount), currency);
      if (isAmountFault(amountMinor)) return impossible(`this is not a valid amount in ${currency}`);
      const money = formatAmount(amountMinor, currency, "en");
      const what = amount > 0 ? `Credit ${money} cash to` : `Debit ${money} cash from`;
      return { subject: `player:${playerId}`, summary: `${what} ${playerId}` };
    },

    async execute(tx, { playerId, currency, amount }, proposalId) {
      const amountMinor = parseAmount(Math.abs(amount), currency);
      if (isAmountFault(amountMinor)) return impossible(`this is not a valid amount in ${currency}`);
      const steps = await ledger.lock(tx, { wallets: [{ playerId, currency }] });
      const cash = playerAccount(playerId, "cash", currency);
      const house = houseAccount("adjustments", currency);
      const before = await steps.balanceOf(cash);
      const [from, to] = amount > 0 ? [house, cash] : [cash, house];
      const { outcome } = await steps.post({
        playerId,
        id: `adjustment:${proposalId}`,
        type: "ADJUSTMENT",
        reference: { kind: "proposal", id: proposalId },
        transfers: [{ from, to, amountMinor }],
      });
      // A refusal rolls back the approval and the ledger's record of this id, so that the adjustment can be retried.
      if (outcome !== "POSTED") return impossible(`the ledger refused it: ${outcome}`);
      const after = amount > 0 ? before + amountMinor : before - amountMinor;
      return { before: { cash: before, currency }, after: { cash: after, currency } };
    },
  };
}
