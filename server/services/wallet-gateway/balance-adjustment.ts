import { houseAccount, playerAccount } from "@parlour/ledger";
import { readAccounts } from "@parlour/ledger/entries";
import { ledgerOf } from "@parlour/ledger/ledger-of";
import { formatAmount } from "@parlour/rules/currency";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import type { ChangeKind } from "@parlour/server/kit/four-eyes";
import type { Kit } from "@parlour/server/kit/kit";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import { z } from "zod";

type Adjustment = { playerId: string; direction: "CREDIT" | "DEBIT"; amount: number };

const impossible = (cause: string): Refusal => refuse("PROPOSAL_REFUSED", { cause });

/** Gives a player cash from the house, or takes it back: one proposes, another approves, the ledger writes it. */
export function balanceAdjustment(kit: Kit): ChangeKind<Adjustment> {
  const ledger = ledgerOf(kit);
  return {
    kind: "BALANCE_ADJUSTMENT",
    proposers: ["SUPPORT", "PAYMENTS"],
    approvers: ["PAYMENTS"],
    data: z.strictObject({
      playerId: z.string().min(1).max(64),
      direction: z.enum(["CREDIT", "DEBIT"]),
      amount: z.number().positive(),
    }),

    async describe({ playerId, direction, amount }) {
      const balances = await ledger.balancesOf(playerId);
      if (balances === undefined) return impossible("the player has no wallet yet");
      const { currency, amountsMinor } = balances;
      const amountMinor = parseAmount(amount, currency);
      if (isAmountFault(amountMinor)) return impossible(`the amount is not one of ${currency}`);
      if (direction === "DEBIT" && amountsMinor.unlocked < amountMinor) {
        return impossible("the player has less cash than that");
      }
      const money = formatAmount(amountMinor, currency, "en");
      const what = direction === "CREDIT" ? `Give ${money} cash to` : `Take ${money} cash from`;
      return { subject: `player:${playerId}`, summary: `${what} ${playerId}` };
    },

    async execute(tx, { playerId, direction, amount }, proposalId) {
      const accounts = await readAccounts(tx.client, playerId);
      const currency = accounts.find(({ id }) => id.startsWith("cash:"))?.currency;
      const amountMinor = parseAmount(amount, currency ?? "");
      if (currency === undefined || isAmountFault(amountMinor)) return impossible("the wallet is not there");
      const steps = ledger.within(tx);
      const cash = playerAccount(playerId, "cash", currency);
      const house = houseAccount("adjustments", currency);
      const before = await steps.lockBalance(cash);
      const { outcome } = await steps.post({
        playerId,
        id: `adjustment:${proposalId}`,
        type: "ADJUSTMENT",
        reference: { kind: "proposal", id: proposalId },
        transfers: [
          direction === "CREDIT"
            ? { from: house, to: cash, amountMinor }
            : { from: cash, to: house, amountMinor },
        ],
      });
      // A refusal of the ledger is kept under its id, so the whole approval is undone with it.
      if (outcome !== "POSTED") return impossible(`the ledger answers ${outcome}`);
      const after = direction === "CREDIT" ? before + amountMinor : before - amountMinor;
      return { before: { cash: before, currency }, after: { cash: after, currency } };
    },
  };
}
