import type { TableChatBar } from "@parlour/contracts/entities/table-chat";
import type { TableChat } from "@parlour/server/kit/ports/table-chat";
import { refuse } from "@parlour/server/kit/refusal";
import type { ChatParts } from "./chat-parts.ts";
import { createChatRequests } from "./chat-requests.ts";
import type { ChatMessage } from "./message-store.ts";
import { findMute, listHidden } from "./player-store.ts";

/** If a player's break or mute was last read longer ago than this, it is read again when the chat changes. */
const barAgeMs = 60_000;

/** Opens the chat of a table for one connection; see the port `table-chat`. */
export function createOpenChat(parts: ChatParts): TableChat["open"] {
  const { kit, rooms } = parts;
  return async ({ slug, vertical, names, playerId, send }) => {
    let bar: TableChatBar = null;
    let barReadMs = 0;
    let hidden: ReadonlySet<string> = new Set();
    let isOpen = false;

    const isClosed = () => bar?.code === "EXCLUDED";
    const isShown = (message: ChatMessage) => !hidden.has(message.playerId);
    const toView = ({ id, kind, playerId: author, playerName, text, saidAt }: ChatMessage) => ({
      id,
      kind,
      name: playerName,
      text,
      at: saidAt.getTime(),
      isOwn: author === playerId,
    });
    async function readBar(): Promise<TableChatBar> {
      barReadMs = kit.clock.now().getTime();
      bar = await barOf(parts, playerId, vertical);
      return bar;
    }
    async function sendAll(): Promise<void> {
      await readBar();
      hidden = new Set(playerId === null ? [] : await listHidden(kit.db, playerId));
      const messages = isClosed() ? [] : room.messages().filter(isShown).map(toView);
      send({ type: "chat", chat: { messages, bar, hiddenPlayers: hidden.size } });
    }
    const resend = () => {
      sendAll().catch((error: unknown) => kit.log.warn({ err: error, slug }, "a table's chat was not sent"));
    };

    const room = await rooms.join(slug, {
      playerId,
      onPlayerChange: () => {
        if (isOpen) resend();
      },
      onNews({ said, removed }) {
        if (!isOpen) return;
        if (playerId !== null && kit.clock.now().getTime() - barReadMs > barAgeMs) {
          resend();
          return;
        }
        const shown = said.filter(isShown).map(toView);
        if (isClosed() || (shown.length === 0 && removed.length === 0)) return;
        send({ type: "chat-news", said: shown, removed: [...removed] });
      },
    });
    await sendAll();
    isOpen = true;
    return {
      receive: createChatRequests(parts, { slug, names, playerId, readBar }),
      async refusalToWrite() {
        const found = await readBar();
        return found === null ? undefined : refuse(found.code);
      },
      leave() {
        isOpen = false;
        room.leave();
      },
    };
  };
}

/** Returns why the player cannot write; null if they can. */
async function barOf(
  { kit, protection }: Pick<ChatParts, "kit" | "protection">,
  playerId: string | null,
  vertical: string,
): Promise<TableChatBar> {
  if (playerId === null) return { code: "SESSION_INVALID" };
  if (await protection.isOnBreakFrom(playerId, vertical)) return { code: "EXCLUDED" };
  const mute = await findMute(kit.db, playerId, kit.clock.now());
  return mute ? { code: "CHAT_MUTED", until: mute.mutedUntil.getTime() } : null;
}
