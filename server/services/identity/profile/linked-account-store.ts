import type { Transaction } from "../../../kit/database.ts";
import type { LinkedAccount } from "../../../kit/ports/linked-accounts.ts";

export async function putLinkedAccount(
  tx: Transaction,
  playerId: string,
  { id, name, masked, type }: LinkedAccount,
): Promise<void> {
  await tx.query(
    `insert into player_linked_accounts (player_id, id, name, masked, type) values ($1, $2, $3, $4, $5)
     on conflict (player_id, id) do update set name = excluded.name, masked = excluded.masked`,
    [playerId, id, name, masked, type],
  );
}

export async function deleteLinkedAccount(tx: Transaction, playerId: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    "delete from player_linked_accounts where player_id = $1 and id = $2 returning id",
    [playerId, id],
  );
  return rows.length > 0;
}
