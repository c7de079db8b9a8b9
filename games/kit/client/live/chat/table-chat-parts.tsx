import { ChatPanel } from "@parlour/web/table-chat/chat-panel";
import { CountBadge } from "@parlour/web/ui/count-badge";
import { Sheet } from "@parlour/web/ui/sheet";
import MessageCircle from "lucide-react/icons/message-circle";
import { useState, useSyncExternalStore } from "react";
import { useGame } from "../../game-context.ts";
import { useMedia } from "../../use-media.ts";
import type { LiveSeat } from "../use-live-table.ts";

/** The screens on which the chat fits beside the table; on smaller ones, a button opens it. */
const besideTable = "(width >= 68rem) and (height >= 46rem)";

/** The chat beside the table, on large screens. */
export function ChatBesideTable({ table }: { table: LiveSeat }) {
  const { announce } = useGame();
  const isBeside = useMedia(besideTable);
  const { isOpen } = useSyncExternalStore(table.chat.subscribe, table.chat.state);
  if (!isBeside || !isOpen) return null;
  const { chat, isConnected, now } = table;
  return <ChatPanel hasTitle chat={chat} isConnected={isConnected} now={now} announce={announce} />;
}

/** The button that opens the chat in a sheet, on smaller screens. */
export function ChatButton({ table }: { table: LiveSeat }) {
  const { t, announce } = useGame();
  const isBeside = useMedia(besideTable);
  const [isShown, setShown] = useState(false);
  const { isOpen, unread } = useSyncExternalStore(table.chat.subscribe, table.chat.state);
  if (isBeside || !isOpen) return null;
  return (
    <div className="chat-button">
      <button
        type="button"
        aria-label={unread > 0 ? t("games-live.chatUnread", { count: unread }) : t("games-live.chat")}
        onClick={() => setShown(true)}
      >
        <MessageCircle size={20} aria-hidden="true" />
        <CountBadge count={unread} />
      </button>
      <Sheet
        open={isShown}
        onClose={() => setShown(false)}
        title={t("games-live.chat")}
        closeLabel={t("games.close")}
      >
        {isShown ? (
          <ChatPanel chat={table.chat} isConnected={table.isConnected} now={table.now} announce={announce} />
        ) : null}
      </Sheet>
    </div>
  );
}
