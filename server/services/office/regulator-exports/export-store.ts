import type { RegulatorExport } from "@parlour/contracts/entities/regulator-export";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type Row = Omit<RegulatorExport, "requestedAt"> & { requestedAt: Date };

const columns = `id, shape, to_char(from_day, 'YYYY-MM-DD') as from, to_char(to_day, 'YYYY-MM-DD') as to, currency, state,
  requested_by as "requestedBy", requested_at as "requestedAt", rows, csv_checksum as "csvChecksum",
  xml_checksum as "xmlChecksum"`;

export async function insertExport(
  tx: Transaction,
  one: Pick<Row, "id" | "shape" | "from" | "to" | "currency" | "requestedBy" | "requestedAt">,
): Promise<RegulatorExport> {
  const [row] = await tx.query<Row>(
    `insert into regulator_exports (id, shape, from_day, to_day, currency, state, requested_by, requested_at)
     values ($1, $2, $3, $4, $5, 'WAITING', $6, $7) returning ${columns}`,
    [one.id, one.shape, one.from, one.to, one.currency, one.requestedBy, one.requestedAt],
  );
  return toExport(row!);
}

export async function findExport(db: Queryable, id: string): Promise<RegulatorExport | undefined> {
  const [row] = await db.query<Row>(`select ${columns} from regulator_exports where id = $1`, [id]);
  return row && toExport(row);
}

/** Lists exports, newest first, starting after the given one. */
export async function listExports(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<RegulatorExport[]> {
  const rows = await db.query<Row>(
    `select ${columns} from regulator_exports
     where $1::text is null
       or (requested_at, id) < (select last.requested_at, last.id from regulator_exports last where last.id = $1)
     order by requested_at desc, regulator_exports.id desc limit $2`,
    [after ?? null, limit],
  );
  return rows.map(toExport);
}

/** Stores the files once, so that a repeated job does not change files that may have been downloaded. */
export async function finishExport(
  tx: Transaction,
  id: string,
  files: { rows: number; csv: string; xml: string; csvChecksum: string; xmlChecksum: string },
): Promise<void> {
  await tx.query(
    `update regulator_exports set state = 'READY', rows = $2, csv = $3, xml = $4, csv_checksum = $5, xml_checksum = $6
     where id = $1 and state = 'WAITING'`,
    [id, files.rows, files.csv, files.xml, files.csvChecksum, files.xmlChecksum],
  );
}

export async function readFile(db: Queryable, id: string, format: "csv" | "xml"): Promise<string> {
  const [row] = await db.query<{ text: string }>(
    `select ${format} as text from regulator_exports where id = $1`,
    [id],
  );
  return row!.text;
}

function toExport(row: Row): RegulatorExport {
  return { ...row, requestedAt: row.requestedAt.toISOString() };
}
