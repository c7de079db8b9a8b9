import type { Kit } from "../../../kit/kit.ts";
import type { BankAccountProvider } from "../../../kit/ports/bank-account-provider.ts";
import type { LinkedAccounts } from "../../../kit/ports/linked-accounts.ts";
import type { Players } from "../../../kit/ports/players.ts";

export type BankAccountParts = {
  kit: Kit;
  players: Players;
  linkedAccounts: LinkedAccounts;
  /** The bank account provider; if undefined, no accounts can be linked. */
  provider: BankAccountProvider | undefined;
};
