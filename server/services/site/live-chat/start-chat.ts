import type { FromBrowser } from "@parlour/contracts/socket";
import type { liveChat } from "@parlour/contracts/sockets/live-chat";
import { openStateAt } from "@parlour/rules/opening-hours";
import type { Kit } from "../../../kit/kit.ts";
import type { SupportDesk } from "../../../kit/ports/support-desk.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { readChatHours } from "./chat-hours.ts";
import { type ChatRow, findChatByToken, insertChat, insertMessage, lockChat } from "./chat-store.ts";
import { queueTopic } from "./chat-topics.ts";

export type ChatStart = Extract<FromBrowser<typeof liveChat>, { type: "start" }>;
export type ChatOwner = { tokenHash: Buffer; playerId: string | null; address: string };

/**
 * Limits how many chats can be started from one IP address in an hour. The limit is high, because many people
 * may share an address.
 */
const startLimit = { scope: "live-chat-start", max: 20, windowSeconds: 3_600 };

/**
 * Starts the chat that belongs to a token, with its first message; returns the existing chat if it was started before.
 */
export async function startChat(
  { kit, support }: { kit: Kit; support: SupportDesk },
  owner: ChatOwner,
  start: ChatStart,
): Promise<ChatRow | Refusal> {
  const { db, bus, clock, random, limits } = kit;
  const known = await findChatByToken(db, owner.tokenHash);
  if (known) return known;
  if (!openStateAt(await readChatHours(db), clock.now()).isOpen) return refuse("CHAT_CLOSED");
  const allowance = await limits.hit({ ...startLimit, key: owner.address });
  if (!allowance.allowed) return refuse("RATE_LIMITED");
  const chatId = random.id("chat");
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { name: visitorName, email, language } = start;
    const isNew = await insertChat(tx, {
      id: chatId,
      ...owner,
      visitorName,
      email,
      language,
      createdAt: now,
    });
    if (!isNew) return;
    const { playerId } = owner;
    await support.open(tx, { id: chatId, channel: "CHAT", title: visitorName, playerId, language, at: now });
    const chat = (await lockChat(tx, chatId))!;
    const message = {
      id: start.id,
      kind: "SAID",
      author: "VISITOR",
      name: visitorName,
      text: start.text,
    } as const;
    await insertMessage(kit, tx, chat, message, now);
    tx.afterCommit(() => bus.publish(queueTopic, null));
  });
  return (await findChatByToken(db, owner.tokenHash))!;
}
