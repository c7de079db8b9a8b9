import type { Kit } from "@parlour/server/kit/kit";
import type { PlayerProtection } from "@parlour/server/kit/ports/player-protection";
import type { Players } from "@parlour/server/kit/ports/players";
import type { TableChat } from "@parlour/server/kit/ports/table-chat";
import type { Service } from "@parlour/server/kit/service";
import { type ChatRooms, createChatRooms } from "./chat-rooms.ts";
import { deleteOldMessages, insertMessage } from "./message-store.ts";
import { createOpenChat } from "./open-chat.ts";
import { deleteEndedMutes, findMute } from "./player-store.ts";
import { decideTableChatMessage } from "./routes/decide-table-chat-message.ts";
import { listTableChatMessages } from "./routes/list-table-chat-messages.ts";
import { listTableChatMutes } from "./routes/list-table-chat-mutes.ts";
import { muteTableChatPlayer } from "./routes/mute-table-chat-player.ts";
import { unmuteTableChatPlayer } from "./routes/unmute-table-chat-player.ts";

type ChatNeeds = { players: Players; protection: Pick<PlayerProtection, "isOnBreakFrom"> };
export type TableChatParts = TableChat & { rooms: ChatRooms };

const sweepJob = "table-chat-old-messages";
/** Messages are kept for a month, so that operators can look into complaints. */
const keepMs = 30 * 86_400_000;
/** The chat shows only this many tips of one player in this period, so that small tips can't flood it. */
const tipLimit = { scope: "table-chat-tips", max: 3, windowSeconds: 60 };

export function createTableChat(kit: Kit, needs: ChatNeeds): TableChatParts {
  const rooms = createChatRooms(kit);
  return {
    rooms,
    open: createOpenChat({ kit, rooms, ...needs }),
    async showTip({ at, ...tip }) {
      if (await findMute(kit.db, tip.playerId, at)) return;
      if (!(await kit.limits.hit({ ...tipLimit, key: tip.playerId })).allowed) return;
      await insertMessage(kit.db, { ...tip, kind: "TIP", text: "", saidAt: at });
      await rooms.announce({ slug: tip.slug });
    },
  };
}

/** The chats of the live tables and their moderation; see README.md. */
export function tableChatService({ chat, players }: { chat: TableChatParts; players: Players }): Service {
  const { rooms } = chat;
  return {
    name: "table-chat",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [
      listTableChatMessages(kit),
      decideTableChatMessage(kit, rooms),
      muteTableChatPlayer(kit, { rooms, players }),
      unmuteTableChatPlayer(kit, rooms),
      listTableChatMutes(kit),
    ],
    async start(kit) {
      await kit.jobs.work(sweepJob, async () => {
        const now = kit.clock.now();
        await deleteOldMessages(kit.db, new Date(now.getTime() - keepMs));
        await deleteEndedMutes(kit.db, now);
      });
      await kit.jobs.schedule(sweepJob, "41 3 * * *");
      return () => rooms.stop();
    },
  };
}
