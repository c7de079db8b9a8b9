import { houseAccount, playerAccount } from "@parlour/ledger";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { AffiliateRow } from "./affiliate-store.ts";
import { markPaid, type StatementRow } from "./statement-store.ts";

/** Pays a statement. The caller holds its lock. The posting uses the statement's id, so it is paid only once. */
export async function payStatement(
  kit: Kit,
  tx: Transaction,
  payment: { statement: StatementRow; affiliate: AffiliateRow; by: string },
): Promise<StatementRow> {
  const { statement, affiliate, by } = payment;
  const { player_id: playerId } = affiliate;
  const { currency } = statement;
  const paid = await markPaid(tx, { id: statement.id, by, now: kit.clock.now() });
  const amountMinor = BigInt(statement.commission_minor);
  if (amountMinor === 0n) return paid;
  const isOwn = currency === affiliate.currency;
  const wallets = isOwn ? [{ playerId, currency }] : [];
  const ledger = await kit.ledger.lock(tx, { wallets, opens: true });
  const { outcome } = await ledger.post({
    playerId,
    id: statement.id,
    type: "COMMISSION",
    reference: { kind: "affiliate-statement", id: statement.id },
    transfers: [
      {
        from: houseAccount("affiliates", currency),
        // The wallet can't hold other currencies, so they are paid out through the house's bank like a withdrawal.
        to: isOwn ? playerAccount(playerId, "cash", currency) : houseAccount("payments", currency),
        amountMinor,
      },
    ],
  });
  if (outcome !== "POSTED") throw new Error(`The statement ${statement.id} cannot be paid: ${outcome}`);
  return paid;
}
