import type { ContactCase, ContactState } from "@parlour/contracts/entities/contact-desk";
import type { Queryable, Transaction } from "@parlour/server/kit/database";
import { listOrder } from "@parlour/server/kit/pages";

type CaseRow = Omit<ContactCase, "createdAt" | "answers"> & { createdAt: Date };
type AnswerRow = { messageId: string; id: string; operatorName: string; text: string; createdAt: Date };

export type NewAnswer = {
  id: string;
  operatorId: string;
  operatorName: string;
  text: string;
  createdAt: Date;
};

const columns = `id, state, email, subject, message, username, player_id as "playerId", language,
  created_at as "createdAt"`;

/** Lists messages, starting after the given one: open ones oldest first, others newest first. */
export async function listCases(
  db: Queryable,
  filter: { state: ContactState; after: string | undefined; limit: number },
): Promise<ContactCase[]> {
  const { after, direction } = listOrder(filter.state === "OPEN");
  const rows = await db.query<CaseRow>(
    `select ${columns} from contact_messages
      where state = $1
        and ($2::text is null
          or (created_at, id) ${after} (select created_at, id from contact_messages last where last.id = $2))
      order by created_at ${direction}, id ${direction} limit $3`,
    [filter.state, filter.after ?? null, filter.limit],
  );
  return await withAnswers(db, rows);
}

export async function countOpenCases(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from contact_messages where state = 'OPEN'",
  );
  return row!.count;
}

export async function findCase(db: Queryable, id: string): Promise<ContactCase | undefined> {
  const rows = await db.query<CaseRow>(`select ${columns} from contact_messages where id = $1`, [id]);
  return (await withAnswers(db, rows))[0];
}

/** Locks the message's row, so that two operators act one after the other. */
export async function lockCase(tx: Transaction, id: string): Promise<ContactCase | undefined> {
  const rows = await tx.query<CaseRow>(`select ${columns} from contact_messages where id = $1 for update`, [
    id,
  ]);
  return (await withAnswers(tx, rows))[0];
}

export async function setCaseState(tx: Transaction, id: string, state: ContactState): Promise<void> {
  await tx.query("update contact_messages set state = $2 where id = $1", [id, state]);
}

export async function insertAnswer(tx: Transaction, messageId: string, answer: NewAnswer): Promise<void> {
  await tx.query(
    `insert into contact_answers (message_id, id, operator_id, operator_name, text, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [messageId, answer.id, answer.operatorId, answer.operatorName, answer.text, answer.createdAt],
  );
}

async function withAnswers(db: Queryable, rows: readonly CaseRow[]): Promise<ContactCase[]> {
  if (rows.length === 0) return [];
  const answers = await db.query<AnswerRow>(
    `select message_id as "messageId", id, operator_name as "operatorName", text, created_at as "createdAt"
       from contact_answers where message_id = any($1) order by created_at, id`,
    [rows.map(({ id }) => id)],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    answers: answers
      .filter(({ messageId }) => messageId === row.id)
      .map(({ messageId: _own, ...answer }) => ({ ...answer, createdAt: answer.createdAt.toISOString() })),
  }));
}
