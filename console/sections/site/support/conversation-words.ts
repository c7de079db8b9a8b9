import type { SupportChannel, SupportConversation } from "@parlour/contracts/entities/support-desk";

export const channelNames: Record<SupportChannel, string> = { CHAT: "Live chat", CONTACT: "Message" };

/** The page where operators work on a conversation. Chats in progress are all on one desk. */
export function conversationPath(conversation: SupportConversation): string {
  const { id, channel, resolvedAt, firstAnsweredAt } = conversation;
  const item = encodeURIComponent(id);
  if (channel === "CHAT") return resolvedAt === null ? "/chats" : `/chats?tab=transcripts&item=${item}`;
  if (resolvedAt !== null) return `/contact?state=CLOSED&item=${item}`;
  return firstAnsweredAt === null ? `/contact?item=${item}` : `/contact?state=ANSWERED&item=${item}`;
}
