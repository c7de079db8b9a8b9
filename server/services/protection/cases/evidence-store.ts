import type { CaseEvidence, EvidenceType } from "@parlour/contracts/entities/case";
import { amountOf } from "@parlour/rules/money";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type NewEvidence = {
  type: EvidenceType;
  ref: string;
  text: string;
  currency?: string | undefined;
  amountMinor?: bigint | undefined;
};

/** Adds records to the evidence of a case, each only once. Returns how many were new. */
export async function addEvidence(
  tx: Transaction,
  caseId: string,
  evidence: readonly NewEvidence[],
  by: { rule: string | null; addedBy: string | null; at: Date },
): Promise<number> {
  if (evidence.length === 0) return 0;
  const rows = await tx.query(
    `insert into case_evidence (case_id, type, ref, text, currency, amount_minor, rule, added_by, at)
     select $1, type, ref, text, currency, amount_minor, $7, $8, $9
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[])
       as found(type, ref, text, currency, amount_minor)
     on conflict (case_id, type, ref) do nothing returning id`,
    [
      caseId,
      evidence.map(({ type }) => type),
      evidence.map(({ ref }) => ref),
      evidence.map(({ text }) => text),
      evidence.map(({ currency }) => currency ?? null),
      evidence.map(({ amountMinor }) => amountMinor?.toString() ?? null),
      by.rule,
      by.addedBy,
      by.at,
    ],
  );
  return rows.length;
}

type Row = Omit<CaseEvidence, "amount" | "at"> & { amountMinor: string | null; at: Date };

const columns = `id::text, type, ref, text, currency, amount_minor::text as "amountMinor", rule, added_by as "addedBy", at`;

/** Lists the evidence of a case, newest first, starting after the given record. */
export async function listEvidence(
  db: Queryable,
  caseId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<CaseEvidence[]> {
  const rows = await db.query<Row>(
    `select ${columns} from case_evidence
     where case_id = $1 and ($2::bigint is null or id < $2) order by case_evidence.id desc limit $3`,
    [caseId, after ?? null, limit],
  );
  return rows.map(toEvidence);
}

/** Lists all evidence of a case, oldest first, for a report, which must be complete. */
export async function listAllEvidence(db: Queryable, caseId: string): Promise<CaseEvidence[]> {
  const rows = await db.query<Row>(
    `select ${columns} from case_evidence where case_id = $1 order by case_evidence.id`,
    [caseId],
  );
  return rows.map(toEvidence);
}

export async function countEvidence(db: Queryable, caseId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from case_evidence where case_id = $1",
    [caseId],
  );
  return row!.count;
}

function toEvidence({ amountMinor, at, ...row }: Row): CaseEvidence {
  return {
    ...row,
    amount: row.currency && amountMinor !== null ? amountOf(BigInt(amountMinor), row.currency) : null,
    at: at.toISOString(),
  };
}

/** Lists the records that operators have reviewed under a rule: the evidence of closed cases. */
export async function listReviewed(db: Queryable, playerId: string, rule: string): Promise<Set<string>> {
  const rows = await db.query<{ ref: string }>(
    `select distinct ref from case_evidence join cases on cases.id = case_id
     where player_id = $1 and state = 'CLOSED'
       -- A record is evidence once in a case, under the first rule that found it.
       and (case_evidence.rule = $2 or cases.reasons @> jsonb_build_array(jsonb_build_object('code', $2::text)))`,
    [playerId, rule],
  );
  return new Set(rows.map(({ ref }) => ref));
}

/** Finds the player's open complaint about a record. */
export async function findOpenComplaint(
  tx: Transaction,
  playerId: string,
  { type, ref }: Pick<NewEvidence, "type" | "ref">,
): Promise<{ id: string; dueOn: string | null } | undefined> {
  const [row] = await tx.query<{ id: string; dueOn: string | null }>(
    `select cases.id, due_on::text as "dueOn" from cases join case_evidence on case_id = cases.id
     where player_id = $1 and kind = 'COMPLAINT' and state <> 'CLOSED' and type = $2 and ref = $3`,
    [playerId, type, ref],
  );
  return row;
}
