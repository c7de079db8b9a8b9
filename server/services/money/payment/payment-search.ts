import type { SearchHit } from "@parlour/contracts/entities/search-hit";
import { amountOf } from "@parlour/rules/money";
import type { SearchSource } from "../../../kit/ports/search-source.ts";

type Row = {
  kind: "DEPOSIT" | "WITHDRAWAL" | "TRANSFER";
  id: string;
  player_id: string;
  status: string;
  method: string;
  currency: string;
  amount_minor: string;
  created_at: Date;
};

const columns = "id, player_id, currency, amount_minor::text, created_at";

/** Finds a payment by its full id. */
export const paymentSearch: SearchSource = {
  roles: ["SUPPORT", "PAYMENTS", "COMPLIANCE"],
  async find({ db }, term) {
    const rows = await db.query<Row>(
      `select 'DEPOSIT' as kind, status, method, ${columns} from deposits where id = $1
       union all select 'WITHDRAWAL', status, method, ${columns} from withdrawals where id = $1
       union all select 'TRANSFER', 'COMPLETED', 'TTP', ${columns} from transfers where id = $1`,
      [term],
    );
    return rows.map(toHit);
  },
};

function toHit({ kind, id, status, method, ...row }: Row): SearchHit {
  return {
    kind,
    id,
    title: `${amountOf(BigInt(row.amount_minor), row.currency)} ${row.currency}`,
    text: `${method} · ${status}`,
    playerId: row.player_id,
    subjectId: null,
    at: row.created_at.toISOString(),
  };
}
