import { type ChatHours, chatHours } from "@parlour/contracts/entities/chat-desk";
import type { Queryable } from "../../../kit/database.ts";

export async function readChatHours(db: Queryable): Promise<ChatHours> {
  const [row] = await db.query<{ time_zone: string; spans: unknown }>(
    "select time_zone, spans from chat_hours",
  );
  return chatHours.parse({ timeZone: row?.time_zone, spans: row?.spans });
}

export async function setChatHours(db: Queryable, hours: ChatHours): Promise<void> {
  const { timeZone, spans } = chatHours.parse(hours);
  await db.query("update chat_hours set time_zone = $1, spans = $2", [timeZone, JSON.stringify(spans)]);
}
