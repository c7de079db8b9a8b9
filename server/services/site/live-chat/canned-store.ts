import type { CannedAnswer } from "@parlour/contracts/entities/chat-desk";
import type { Queryable, Transaction } from "../../../kit/database.ts";

const columns = "id, title, language, text";

export async function listCanned(db: Queryable): Promise<CannedAnswer[]> {
  return await db.query<CannedAnswer>(`select ${columns} from canned_answers order by title, language, id`);
}

export async function insertCanned(tx: Transaction, answer: CannedAnswer, now: Date): Promise<void> {
  await tx.query(
    "insert into canned_answers (id, title, language, text, changed_at) values ($1, $2, $3, $4, $5)",
    [answer.id, answer.title, answer.language, answer.text, now],
  );
}

export async function lockCanned(tx: Transaction, id: string): Promise<CannedAnswer | undefined> {
  const [row] = await tx.query<CannedAnswer>(
    `select ${columns} from canned_answers where id = $1 for update`,
    [id],
  );
  return row;
}

export async function updateCanned(tx: Transaction, answer: CannedAnswer, now: Date): Promise<void> {
  await tx.query(
    "update canned_answers set title = $2, language = $3, text = $4, changed_at = $5 where id = $1",
    [answer.id, answer.title, answer.language, answer.text, now],
  );
}

export async function deleteCanned(tx: Transaction, id: string): Promise<void> {
  await tx.query("delete from canned_answers where id = $1", [id]);
}
