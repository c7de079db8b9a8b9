import type { Queryable } from "@parlour/server/kit/database";
import { recordEvent, withEvents } from "../events/event-store.ts";
import type { Round } from "../round-store.ts";

export type Call = {
  version: number;
  outcome: unknown;
  calledAt: Date;
  operatorId: string;
  /** The proposal behind a correction; null for the dealer's own call. */
  proposalId: string | null;
  reason: string | null;
};

/** Closes betting at a dealt table: the round now waits for its result. The caller holds the lock on the round. */
export async function awaitCall(
  db: Queryable,
  { slug, number }: Pick<Round, "slug" | "number">,
  at: Date,
): Promise<void> {
  await db.query(
    withEvents(
      `update shared_rounds set state = 'RUNNING', starts_at = $3 where slug = $1 and number = $2
       returning slug, number`,
      { kinds: ["BETS_CLOSED"], at: "$3" },
    ),
    [slug, number, at],
  );
}

/** Stores the called outcome and when the round ends. Returns false if the round is not waiting for a result. */
export async function keepCall(
  db: Queryable,
  { slug, number }: Pick<Round, "slug" | "number">,
  { outcome, endsAt, nextAt }: { outcome: unknown; endsAt: Date; nextAt: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update shared_rounds set outcome = $3, ends_at = $4, next_at = $5
     where slug = $1 and number = $2 and is_dealt and state = 'RUNNING' and outcome is null returning number`,
    [slug, number, JSON.stringify(outcome), endsAt, nextAt],
  );
  return rows.length > 0;
}

/** Stores a called or corrected result, with the event. */
export async function insertCall(
  db: Queryable,
  { slug, number }: Pick<Round, "slug" | "number">,
  call: Call & { operatorName: string },
): Promise<void> {
  await db.query(
    `insert into dealt_round_calls (slug, number, version, outcome, called_at, operator_id, proposal_id, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      slug,
      number,
      call.version,
      JSON.stringify(call.outcome),
      call.calledAt,
      call.operatorId,
      call.proposalId,
      call.reason,
    ],
  );
  await recordEvent(db, {
    slug,
    number,
    kind: call.version === 0 ? "RESULT_CALLED" : "CORRECTION_APPROVED",
    at: call.calledAt,
    operator: { id: call.operatorId, name: call.operatorName },
    details: { outcome: call.outcome, ...(call.reason !== null && { reason: call.reason }) },
  });
}

export async function listCalls(db: Queryable, slug: string, number: number): Promise<Call[]> {
  return await db.query<Call>(
    `select version, outcome, called_at as "calledAt", operator_id as "operatorId", proposal_id as "proposalId",
       reason from dealt_round_calls where slug = $1 and number = $2 order by version`,
    [slug, number],
  );
}
