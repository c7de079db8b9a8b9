import type { Kit } from "../../../kit/kit.ts";
import { requirePlayerKey } from "../../../kit/player-keys.ts";
import type { Unsealed } from "../../../kit/schedule-sealing.ts";
import { labelOf } from "./chat-store.ts";

/**
 * The players' chats with messages that an earlier version stored as plain text, and the function that encrypts these
 * messages.
 */
export const unsealedChats = (kit: Kit): Unsealed => ({
  async list(db, after, limit) {
    const rows = await db.query<{ id: string }>(
      `select id from chats where player_id is not null and id > $1
         and exists (select from chat_messages plain where plain.chat_id = chats.id and plain.text is not null)
       order by id limit $2`,
      [after, limit],
    );
    return rows.map(({ id }) => id);
  },
  async sealNext(tx, chatId) {
    const rows = await tx.query<{ id: string; text: string; playerId: string }>(
      `select m.id, m.text, c.player_id as "playerId" from chat_messages m join chats c on c.id = m.chat_id
       where m.chat_id = $1 and m.text is not null limit 500`,
      [chatId],
    );
    const [first] = rows;
    if (first === undefined) return false;
    const key = await requirePlayerKey(kit, tx, first.playerId);
    await tx.query(
      `update chat_messages message set text = null, sealed_text = sealed.text
       from unnest($2::text[], $3::bytea[]) as sealed (id, text)
       where message.chat_id = $1 and message.id = sealed.id and message.text is not null`,
      [chatId, rows.map(({ id }) => id), rows.map(({ id, text }) => key.seal(labelOf(chatId, id), text))],
    );
    return true;
  },
});
