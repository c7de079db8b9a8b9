import type { Kit } from "../../../kit/kit.ts";
import type { LinkedAccounts } from "../../../kit/ports/linked-accounts.ts";
import { deleteLinkedAccount, putLinkedAccount } from "./linked-account-store.ts";
import { listLinkedAccounts } from "./store.ts";

export function createLinkedAccounts(kit: Kit): LinkedAccounts {
  return {
    listOf: (playerId) => listLinkedAccounts(kit.db, playerId),
    add: putLinkedAccount,
    remove: deleteLinkedAccount,
  };
}
