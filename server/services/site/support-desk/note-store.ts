import type { SupportNote } from "@parlour/contracts/entities/support-desk";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type NoteRow = Omit<SupportNote, "createdAt"> & { createdAt: Date };

const columns = `id, operator_name as "operatorName", text, created_at as "createdAt"`;

const mostNotes = 200;

/** Lists the newest notes, oldest first. */
export async function listNotes(db: Queryable, conversationId: string): Promise<SupportNote[]> {
  const rows = await db.query<NoteRow>(
    `select ${columns} from support_notes where conversation_id = $1
     order by support_notes.created_at desc, id desc limit ${mostNotes}`,
    [conversationId],
  );
  return rows.map(toNote).reverse();
}

/** Stores a note once. Returns the stored note, and whether it is new. */
export async function insertNote(
  tx: Transaction,
  conversationId: string,
  note: { id: string; text: string; operator: { id: string; name: string }; at: Date },
): Promise<{ note: SupportNote; isNew: boolean }> {
  const { id, text, operator, at } = note;
  const inserted = await tx.query(
    `insert into support_notes (conversation_id, id, operator_id, operator_name, text, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [conversationId, id, operator.id, operator.name, text, at],
  );
  const [row] = await tx.query<NoteRow>(
    `select ${columns} from support_notes where conversation_id = $1 and id = $2`,
    [conversationId, id],
  );
  return { note: toNote(row!), isNew: inserted.length > 0 };
}

function toNote({ createdAt, ...note }: NoteRow): SupportNote {
  return { ...note, createdAt: createdAt.toISOString() };
}
