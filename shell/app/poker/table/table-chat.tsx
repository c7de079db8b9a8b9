import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ChatPanel } from "@parlour/web/table-chat/chat-panel";
import { CountBadge } from "@parlour/web/ui/count-badge";
import { IconButton } from "@parlour/web/ui/icon-button";
import { Sheet } from "@parlour/web/ui/sheet";
import { showToast } from "@parlour/web/ui/toast";
import MessageCircle from "lucide-react/icons/message-circle";
import { useState, useSyncExternalStore } from "react";
import { useWideScreen } from "../parts/use-wide-screen.ts";
import type { LiveTable } from "./use-poker-table.ts";

const announce = (title: string) => void showToast({ tone: "info", title });

/** The chat beside the table, on wide screens. */
export function ChatBesideTable({ live: { chat, isConnected, now } }: { live: LiveTable }) {
  const isWide = useWideScreen();
  const { isOpen } = useSyncExternalStore(chat.subscribe, chat.state, chat.state);
  if (!isWide || !isOpen) return null;
  return (
    <div className="grid h-80">
      <ChatPanel hasTitle chat={chat} isConnected={isConnected} now={now} announce={announce} />
    </div>
  );
}

/** The button that opens the chat in a sheet: on narrow screens, and at each of several tables on a page. */
export function ChatButton({ live, isTile }: { live: LiveTable; isTile: boolean }) {
  const { chat, isConnected, now } = live;
  const { t } = useTranslation();
  const isWide = useWideScreen();
  const [isShown, setShown] = useState(false);
  const { isOpen, unread } = useSyncExternalStore(chat.subscribe, chat.state, chat.state);
  if ((isWide && !isTile) || !isOpen) return null;
  return (
    <>
      <IconButton
        label={unread > 0 ? t("games-live.chatUnread", { count: unread }) : t("games-live.chat")}
        icon={<MessageCircle size={20} aria-hidden="true" />}
        badge={<CountBadge count={unread} />}
        onClick={() => setShown(true)}
      />
      <Sheet
        open={isShown}
        onClose={() => setShown(false)}
        title={t("games-live.chat")}
        closeLabel={t("poker.close")}
      >
        {isShown ? <ChatPanel chat={chat} isConnected={isConnected} now={now} announce={announce} /> : null}
      </Sheet>
    </>
  );
}
