import { listChats } from "@parlour/contracts/calls/site/live-chat/list-chats";
import type { Chat, ChatMessage } from "@parlour/contracts/entities/chat";
import { type ResourceView, useCall } from "@parlour/web/api/use-resource";
import { showToast } from "@parlour/web/ui/toast";
import { useCallback, useEffect, useRef, useState } from "react";
import { useOperator } from "../../../app/operator-context.ts";
import { recountQueues } from "../../../app/use-queue-counts.ts";
import { deskEvents, fetchChat, take } from "./chat-api.ts";
import { chatFailureText } from "./chat-failure-text.ts";
import { chime } from "./chime.ts";
import { addMessages, type Conversations, lastWithoutGap, markSeen, noteTyping } from "./conversations.ts";

export type ChatDesk = {
  resource: ResourceView<readonly Chat[]>;
  mine: readonly Chat[];
  waiting: readonly Chat[];
  others: readonly Chat[];
  conversations: Conversations;
  isConnected: boolean;
  take(chatId: string): Promise<void>;
  look(chatId: string): void;
  catchUp(chatId: string): Promise<void>;
};

const intervalMs = 30_000;

/** The desk's data: the list of chats, live messages of the operator's own chats, and typing signals. */
export function useChatDesk({ withSound }: { withSound: boolean }): ChatDesk {
  const me = useOperator();
  const resource = useCall(listChats, {}, { intervalMs });
  const [conversations, setConversations] = useState<Conversations>({});
  const [isConnected, setConnected] = useState(true);
  const latest = useRef({ conversations, withSound, reload: resource.reload });
  latest.current = { conversations, withSound, reload: resource.reload };
  const mine = (resource.value ?? []).filter(({ operator }) => operator?.id === me.id);
  const mineIds = mine.map(({ id }) => id).join(" ");

  const catchUp = useCallback(async (chatId: string) => {
    const after = lastWithoutGap(latest.current.conversations[chatId]);
    const { messages } = await fetchChat({ params: { chatId }, query: { after } });
    setConversations((all) => addMessages(all, chatId, messages));
  }, []);

  useEffect(() => {
    const events = new EventSource(deskEvents);
    events.addEventListener("open", () => setConnected(true));
    events.addEventListener("error", () => setConnected(false));
    events.addEventListener("chats", () => {
      latest.current.reload();
      recountQueues();
    });
    events.addEventListener("message", ({ data }) => {
      const { chatId, message } = JSON.parse(data) as { chatId: string; message: ChatMessage };
      setConversations((all) => addMessages(all, chatId, [message]));
      if (latest.current.withSound && message.author === "VISITOR") chime();
    });
    events.addEventListener("typing", ({ data }) => {
      const { chatId } = JSON.parse(data) as { chatId: string };
      setConversations((all) => noteTyping(all, chatId, Date.now()));
    });
    return () => events.close();
  }, []);

  // Loads messages that the stream didn't deliver, after an interruption or for a new chat.
  useEffect(() => {
    if (!isConnected) return;
    for (const chatId of mineIds.split(" ").filter(Boolean)) void catchUp(chatId).catch(() => undefined);
  }, [mineIds, isConnected, catchUp]);

  return {
    resource,
    mine,
    waiting: (resource.value ?? []).filter(({ state }) => state === "WAITING"),
    others: (resource.value ?? []).filter(
      ({ state, operator }) => state === "ACTIVE" && operator?.id !== me.id,
    ),
    conversations,
    isConnected,
    async take(chatId) {
      try {
        await take({ params: { chatId } });
      } catch (error) {
        showToast({ tone: "danger", title: chatFailureText(error) });
      }
      resource.reload();
      recountQueues();
    },
    look: useCallback((chatId) => setConversations((all) => markSeen(all, chatId)), []),
    catchUp,
  };
}
