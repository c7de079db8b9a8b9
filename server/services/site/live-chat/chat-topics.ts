import type { ChatAuthor } from "@parlour/contracts/enumerations";
import type { Bus, BusMessage } from "../../../kit/bus.ts";

/** Signals about one chat: there is something new, or someone is typing. */
export type ChatEvent = { news: "changed" } | { news: "typing"; author: ChatAuthor };

/** The bus topic that announces a change to the list of chats. */
export const queueTopic = "live-chat.queue";

export function chatTopic(chatId: string): string {
  return `live-chat:${chatId}`;
}

export async function publishChatEvent(bus: Bus, chatId: string, news: ChatEvent): Promise<void> {
  await bus.publish(chatTopic(chatId), news as BusMessage);
}
