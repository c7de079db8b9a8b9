import type { Kit } from "../../../kit/kit.ts";
import type { BankAccounts } from "../../../kit/ports/bank-accounts.ts";
import { scheduleSealing } from "../../../kit/schedule-sealing.ts";
import type { Service } from "../../../kit/service.ts";
import { bankAccountLink } from "./bank-account-link.ts";
import type { BankAccountParts } from "./parts.ts";
import { linkBankAccount } from "./routes/link-bank-account.ts";
import { listBankAccounts } from "./routes/list-bank-accounts.ts";
import { listBankAccountsOfPlayer } from "./routes/list-bank-accounts-of-player.ts";
import { unlinkBankAccount } from "./routes/unlink-bank-account.ts";
import { findBankAccount, unsealedBankAccounts } from "./store.ts";

export { createSandboxBank } from "./sandbox-bank.ts";

export function createBankAccounts(kit: Kit): BankAccounts {
  return {
    findToken: async (playerId, accountId) =>
      (await findBankAccount(kit, kit.db, playerId, accountId))?.token,
  };
}

/** Manages players' own bank accounts, which withdrawals go to. */
export function bankAccountsService(ports: Omit<BankAccountParts, "kit">): Service {
  return {
    name: "bank-accounts",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      const own = { ...ports, kit };
      return [
        listBankAccounts(own),
        linkBankAccount(own),
        unlinkBankAccount(own),
        listBankAccountsOfPlayer(own),
      ];
    },
    async start(kit) {
      kit.fourEyes.register(bankAccountLink({ ...ports, kit }));
      await scheduleSealing(kit, "seal-bank-accounts", unsealedBankAccounts(kit));
      return async () => {};
    },
  };
}
