import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";

export type MoneyLeft = { ownMinor: bigint; bonusMinor: bigint; pendingMinor: bigint; openWagers: number };

/** Reads what keeps an account from being closed. Money locked with a bonus counts as the player's own. */
export async function readMoneyLeft(
  { ledger }: Pick<Kit, "ledger">,
  db: Queryable,
  playerId: string,
): Promise<MoneyLeft> {
  const left: MoneyLeft = {
    ownMinor: 0n,
    bonusMinor: 0n,
    pendingMinor: 0n,
    openWagers: await countOpenWagers(db, playerId),
  };
  for (const [id, minor] of await ledger.accountsOf(playerId)) {
    const kind = id.split(":")[0];
    if (kind === "cash" || kind === "locked") left.ownMinor += minor;
    if (kind === "bonus" || kind === "pendingBonus") left.bonusMinor += minor;
    if (kind === "pendingWithdrawal") left.pendingMinor += minor;
  }
  return left;
}

export async function countOpenWagers(db: Queryable, playerId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from wagering.wager where player_id = $1 and state = 'OPEN'",
    [playerId],
  );
  return row!.count;
}
