import type { Chat } from "@parlour/contracts/entities/chat";
import { Button } from "@parlour/web/ui/button";
import { classNames } from "@parlour/web/ui/class-names";
import { CountBadge } from "@parlour/web/ui/count-badge";
import { showToast } from "@parlour/web/ui/toast";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "../../../parts/confirm-dialog.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { languageName } from "../../../parts/readable.ts";
import { close } from "./chat-api.ts";
import { ChatComposer } from "./chat-composer.tsx";
import { chatFailureText } from "./chat-failure-text.ts";
import { ChatLog } from "./chat-log.tsx";
import { unreadIn } from "./conversations.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import type { ChatDesk } from "./use-chat-desk.ts";

type ChatPaneProps = { chat: Chat; desk: ChatDesk; isActive: boolean; onActive: () => void };

const typingShownMs = 5_000;

/** One of the operator's own conversations. */
export function ChatPane({ chat, desk, isActive, onActive }: ChatPaneProps) {
  const conversation = desk.conversations[chat.id];
  const unread = unreadIn(conversation);
  const isTyping = useRecent(conversation?.typedAtMs ?? 0);
  const [ending, setEnding] = useState(false);
  const [handing, setHanding] = useState(false);
  const { look } = desk;

  // Messages in a visible pane count as read.
  useEffect(() => {
    if (isActive && unread > 0 && document.visibilityState === "visible") look(chat.id);
  }, [isActive, unread, look, chat.id]);

  return (
    <section
      id={`chat-${chat.id}`}
      aria-label={`Conversation with ${chat.visitorName}`}
      onFocusCapture={onActive}
      onPointerDownCapture={onActive}
      className={classNames(
        "flex h-[max(30rem,calc(100dvh-15rem))] min-w-0 flex-col rounded-panel border bg-velvet",
        isActive ? "border-brass/60" : "border-line",
      )}
    >
      <header className="border-b border-line px-4 py-3">
        <div className="flex items-center justify-between gap-2">
          <h2 className="flex min-w-0 items-center gap-2 text-lg">
            <span className="truncate">{chat.visitorName}</span>
            <CountBadge count={unread} />
          </h2>
          <span className="flex gap-2">
            <Button size="sm" onClick={() => setHanding(true)}>
              Hand over
            </Button>
            <Button size="sm" onClick={() => setEnding(true)}>
              End
            </Button>
          </span>
        </div>
        <p className="truncate text-sm text-mist">
          {chat.playerId ? <PlayerLink playerId={chat.playerId} /> : "Visitor without an account"} ·{" "}
          {languageName(chat.language)}
        </p>
      </header>
      <ChatLog messages={conversation?.messages ?? []} />
      <p className="h-6 px-4 text-sm text-mist" aria-live="polite">
        {isTyping ? `${chat.visitorName} is typing…` : ""}
      </p>
      <ChatComposer chat={chat} onSent={() => void desk.catchUp(chat.id).catch(failed)} />
      <ConfirmDialog
        open={ending}
        onClose={() => setEnding(false)}
        title="End this chat?"
        action="End chat"
        onConfirm={async () => {
          await close({ params: { chatId: chat.id } });
          desk.resource.reload();
        }}
      >
        {`${chat.visitorName} can still read the chat and have it emailed, but can't reply.`}
      </ConfirmDialog>
      <HandOverDialog
        chat={chat}
        open={handing}
        onClose={() => setHanding(false)}
        onDone={desk.resource.reload}
      />
    </section>
  );
}

function failed(error: unknown): void {
  showToast({ tone: "danger", title: chatFailureText(error) });
}

/** Returns true for a few seconds after the given time. */
function useRecent(atMs: number): boolean {
  const [, setRound] = useState(0);
  const leftMs = atMs + typingShownMs - Date.now();
  useEffect(() => {
    if (leftMs <= 0) return;
    const timer = setTimeout(() => setRound((round) => round + 1), leftMs);
    return () => clearTimeout(timer);
  }, [leftMs]);
  return leftMs > 0;
}
