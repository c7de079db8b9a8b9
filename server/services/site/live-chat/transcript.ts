import type { ChatMessage } from "@parlour/contracts/entities/chat";
import type { Kit } from "../../../kit/kit.ts";
import { mayWriteTo } from "../../../kit/letter-limit.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { type ChatRow, listMessages } from "./chat-store.ts";
import { transcriptMessage } from "./message-texts.ts";

const mailLimit = { scope: "live-chat-transcript", max: 3, windowSeconds: 3_600 };

/**
 * E-mails the transcript so far, at most a few times. It goes only to a player's confirmed address; otherwise
 * anyone could use the site to send their own text to strangers.
 */
export async function mailTranscript(kit: Kit, chat: ChatRow, email: string): Promise<Refusal | undefined> {
  const allowance = await kit.limits.hit({ ...mailLimit, key: chat.id });
  if (!allowance.allowed) return refuse("RATE_LIMITED");
  if (!(await mayWriteTo(kit.limits, email))) return refuse("RATE_LIMITED");
  const messages = await listAllMessages(kit, chat.id);
  await kit.messages.send({
    channel: "email",
    to: email,
    ...transcriptMessage(chat.language, chat.created_at, messages),
    ...(chat.player_id === null ? {} : { playerId: chat.player_id }),
  });
  return undefined;
}

async function listAllMessages(kit: Kit, chatId: string): Promise<ChatMessage[]> {
  const all: ChatMessage[] = [];
  for (;;) {
    const some = await listMessages(kit, chatId, all.at(-1)?.sequence ?? 0);
    if (some.length === 0) return all;
    all.push(...some);
  }
}
