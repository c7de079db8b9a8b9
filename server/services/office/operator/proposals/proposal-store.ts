import type { Queryable, Transaction } from "../../../../kit/database.ts";

export type ProposalState = "OPEN" | "APPROVED" | "REFUSED" | "WITHDRAWN" | "APPLIED";

export type ProposalRow = {
  id: string;
  kind: string;
  subject: string;
  summary: string;
  data: Record<string, unknown>;
  reason: string;
  state: ProposalState;
  proposed_by: string;
  proposed_by_name: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_by_name: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
};

type Person = { id: string; name: string };
export type NewProposal = Pick<ProposalRow, "id" | "kind" | "subject" | "summary" | "data" | "reason"> & {
  by: Person;
  now: Date;
};

/** Stores a proposal. Returns undefined if its id is taken: the same request was made before. */
export async function insertProposal(
  tx: Transaction,
  proposal: NewProposal,
): Promise<ProposalRow | undefined> {
  const { id, kind, subject, summary, data, reason, by, now } = proposal;
  const [row] = await tx.query<ProposalRow>(
    `insert into operator_proposals (id, kind, subject, summary, data, reason, state, proposed_by,
                                     proposed_by_name, proposed_at)
     values ($1, $2, $3, $4, $5, $6, 'OPEN', $7, $8, $9) on conflict (id) do nothing returning *`,
    [id, kind, subject, summary, JSON.stringify(data), reason, by.id, by.name, now],
  );
  return row;
}

export async function findProposal(db: Queryable, id: string): Promise<ProposalRow | undefined> {
  const [row] = await db.query<ProposalRow>("select * from operator_proposals where id = $1", [id]);
  return row;
}

/**
 * Locks the proposal until the transaction ends, so that the second of two concurrent decisions finds it
 * decided.
 */
export async function lockProposal(tx: Transaction, id: string): Promise<ProposalRow | undefined> {
  const [row] = await tx.query<ProposalRow>("select * from operator_proposals where id = $1 for update", [
    id,
  ]);
  return row;
}

export async function closeProposal(
  tx: Transaction,
  id: string,
  decision: { state: Exclude<ProposalState, "OPEN">; by: Person; reason: string; now: Date },
): Promise<ProposalRow> {
  const [row] = await tx.query<ProposalRow>(
    `update operator_proposals
        set state = $2, decided_by = $3, decided_by_name = $4, decided_at = $5, decision_reason = $6
      where id = $1 and state = 'OPEN' returning *`,
    [id, decision.state, decision.by.id, decision.by.name, decision.now, decision.reason],
  );
  return row!;
}

/** Counts open proposals by other operators, of these kinds or, if null, of all kinds. */
export async function countOpenProposals(
  db: Queryable,
  { kinds, operatorId }: ProposalPage["visible"],
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from operator_proposals
      where state = 'OPEN' and ($1::text[] is null or kind = any($1)) and proposed_by <> $2`,
    [kinds, operatorId],
  );
  return row!.count;
}

type ProposalPage = {
  state: ProposalState | undefined;
  after: string | undefined;
  limit: number;
  /** The kinds that the operator may decide; null means all. The operator's own proposals are always included. */
  visible: { kinds: readonly string[] | null; operatorId: string };
};

/** Lists proposals, newest first, starting after the given one. */
export async function listProposals(
  db: Queryable,
  { state, after, limit, visible }: ProposalPage,
): Promise<ProposalRow[]> {
  return await db.query<ProposalRow>(
    `select * from operator_proposals
      where ($1::text is null or state = $1)
        and ($4::text[] is null or kind = any($4) or proposed_by = $5)
        and ($2::text is null or (proposed_at, id) < (select proposed_at, id from operator_proposals where id = $2))
      order by proposed_at desc, id desc limit $3`,
    [state ?? null, after ?? null, limit, visible.kinds, visible.operatorId],
  );
}
