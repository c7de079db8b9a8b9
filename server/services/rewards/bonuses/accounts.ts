import { houseAccount, playerAccount } from "@parlour/ledger";
import type { BonusRow } from "./bonus-store.ts";

/** The ledger accounts of a bonus, and where its money comes from and goes to. */
export function accountsOf({ id, player_id, currency }: Pick<BonusRow, "id" | "player_id" | "currency">) {
  return {
    cash: playerAccount(player_id, "cash", currency),
    waiting: playerAccount(player_id, "pendingBonus", currency),
    bonus: playerAccount(player_id, "bonus", currency, id),
    locked: playerAccount(player_id, "locked", currency, id),
    house: houseAccount("promotions", currency),
  };
}
