import { houseAccount, type LockedWallets, playerAccount } from "@parlour/ledger";
import type { Transaction } from "../../../kit/database.ts";
import type { BonusRow } from "./bonus-store.ts";
import type { BonusParts } from "./parts.ts";

/** Returns the ledger accounts of a bonus, and where its money comes from and goes to. */
export function accountsOf({ id, player_id, currency }: Pick<BonusRow, "id" | "player_id" | "currency">) {
  return {
    cash: playerAccount(player_id, "cash", currency),
    waiting: playerAccount(player_id, "pendingBonus", currency),
    bonus: playerAccount(player_id, "bonus", currency, id),
    locked: playerAccount(player_id, "locked", currency, id),
    house: houseAccount("promotions", currency),
  };
}

/** Locks the wallet of a bonus. Lock the player's bonuses (`lockPlayer`) first. */
export async function lockBonusWallet(
  { kit }: Pick<BonusParts, "kit">,
  tx: Transaction,
  { player_id, currency }: Pick<BonusRow, "player_id" | "currency">,
  { opens = false } = {},
): Promise<LockedWallets> {
  return await kit.ledger.lock(tx, { wallets: [{ playerId: player_id, currency }], opens });
}
