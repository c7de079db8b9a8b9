import type { Chat } from "@parlour/contracts/entities/chat";
import type { SupportConversation } from "@parlour/contracts/entities/support-desk";
import { Button } from "@parlour/web/ui/button";
import { CountBadge } from "@parlour/web/ui/count-badge";
import type { ReactNode } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { languageName } from "../../../parts/readable.ts";
import { DueBadge } from "../support/due-badge.tsx";
import { useConversations } from "../support/use-conversations.ts";
import { unreadIn } from "./conversations.ts";
import type { ChatDesk } from "./use-chat-desk.ts";

/** Waiting chats, the operator's own chats, and chats with other operators. */
export function ChatQueue({ desk, onOpen }: { desk: ChatDesk; onOpen: (chatId: string) => void }) {
  const { waiting, mine, others, conversations } = desk;
  const support = useConversations([...waiting, ...mine, ...others].map(({ id }) => id));
  return (
    <div className="grid gap-4">
      <Group title="Waiting" chats={waiting} none="No one is waiting.">
        {(chat) => (
          <div className="flex items-center justify-between gap-3 px-4 py-3">
            <ChatName chat={chat} conversation={support.of(chat.id)} />
            <Button
              size="sm"
              onClick={() => void desk.take(chat.id)}
              aria-label={`Take chat with ${chat.visitorName}`}
            >
              Take
            </Button>
          </div>
        )}
      </Group>
      <Group title="Yours" chats={mine} none="None.">
        {(chat) => (
          <button
            type="button"
            onClick={() => onOpen(chat.id)}
            className="flex w-full cursor-pointer items-center justify-between gap-3 px-4 py-3 text-left hover:bg-raised/70 focus-visible:-outline-offset-2"
          >
            <ChatName chat={chat} conversation={support.of(chat.id)} />
            <CountBadge count={unreadIn(conversations[chat.id])} />
          </button>
        )}
      </Group>
      {others.length > 0 ? (
        <Group title="With other operators" chats={others} none="">
          {(chat) => (
            <div className="px-4 py-3">
              <ChatName chat={chat} conversation={support.of(chat.id)} />
              <p className="text-sm text-mist">with {chat.operator?.name}</p>
            </div>
          )}
        </Group>
      ) : null}
    </div>
  );
}

type GroupProps = {
  title: string;
  chats: readonly Chat[];
  none: string;
  children: (chat: Chat) => ReactNode;
};

function Group({ title, chats, none, children }: GroupProps) {
  return (
    <section aria-label={title} className="overflow-hidden rounded-card border border-line bg-velvet">
      <h2 className="flex justify-between border-b border-line bg-raised/60 px-4 py-2 font-sans text-sm font-medium text-mist">
        {title} <span>{chats.length}</span>
      </h2>
      {chats.length === 0 ? <p className="px-4 py-3 text-sm text-mist">{none}</p> : null}
      <ul>
        {chats.map((chat) => (
          <li key={chat.id} className="border-b border-line/70 last:border-0">
            {children(chat)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ChatNameProps = { chat: Chat; conversation: SupportConversation | undefined };

function ChatName({ chat, conversation }: ChatNameProps) {
  return (
    <span className="min-w-0">
      <span className="block truncate font-semibold">{chat.visitorName}</span>
      <span className="block text-sm text-mist">
        {chat.playerId ? "player" : "visitor"} · {languageName(chat.language)} ·{" "}
        <Moment at={chat.createdAt} />
      </span>
      {conversation?.due ? <DueBadge conversation={conversation} /> : null}
    </span>
  );
}
