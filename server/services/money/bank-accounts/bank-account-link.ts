import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { refuse } from "../../../kit/refusal.ts";
import { linkAccount } from "./link-account.ts";
import type { BankAccountParts } from "./parts.ts";
import { findBankAccount } from "./store.ts";

type Change = { playerId: string; accountId: string };

const impossible = (cause: string) => refuse("PROPOSAL_REFUSED", { cause });

/**
 * Links an account that was refused because the bank writes its holder's name differently. This needs two operators.
 */
export function bankAccountLink(parts: BankAccountParts): ChangeKind<Change> {
  return {
    kind: "BANK_ACCOUNT_LINK",
    proposers: ["SUPPORT", "PAYMENTS", "COMPLIANCE"],
    approvers: ["PAYMENTS", "COMPLIANCE"],
    actions: [
      {
        action: "BANK_ACCOUNT_LINK",
        group: "Players",
        label: "Bank accounts linked to a player",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({ playerId: z.string().min(1).max(64), accountId: z.string().min(1).max(64) }),
    async describe({ playerId, accountId }, db) {
      const player = await parts.players.find(playerId);
      const account = await findBankAccount(parts.kit, db, playerId, accountId);
      if (!player || !account) return impossible("this bank account does not exist");
      if (account.status === "LINKED") return impossible("the account is already linked");
      const { bank, masked, holder } = account;
      const summary = `Link ${bank} ${masked} of "${holder}" to ${player.firstName} ${player.lastName} (${playerId})`;
      return { subject: `player:${playerId}`, summary };
    },
    async execute(tx, { playerId, accountId }) {
      const account = await findBankAccount(parts.kit, tx, playerId, accountId);
      if (!account) return impossible("this bank account does not exist");
      if (account.status === "LINKED") return impossible("the account is already linked");
      await linkAccount(parts, tx, account);
      const { bank, masked, holder } = account;
      return {
        before: { accountId, status: account.status },
        after: { accountId, status: "LINKED", bank, masked, holder },
      };
    },
  };
}
