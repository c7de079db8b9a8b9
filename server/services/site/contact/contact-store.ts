import type { Transaction } from "@parlour/server/kit/database";

export type StoredMessage = {
  id: string;
  email: string;
  subject: string;
  message: string;
  birthDate: string | null;
  username: string | null;
  playerId: string | null;
  language: string;
  createdAt: Date;
};

export async function insertContactMessage(tx: Transaction, message: StoredMessage): Promise<void> {
  const { id, email, subject, birthDate, username, playerId, language, createdAt } = message;
  await tx.query(
    `insert into contact_messages
       (id, email, subject, message, birth_date, username, player_id, language, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, email, subject, message.message, birthDate, username, playerId, language, createdAt],
  );
}
