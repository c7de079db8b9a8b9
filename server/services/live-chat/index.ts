import type { Kit } from "../../kit/kit.ts";
import type { Players } from "../../kit/ports/players.ts";
import type { Service } from "../../kit/service.ts";
import { createChatDesk } from "./chat-desk.ts";
import { setChatHours } from "./chat-hours.ts";
import { closeChatRoute } from "./routes/close-chat.ts";
import { getChatRoute } from "./routes/get-chat.ts";
import { handOverChatRoute } from "./routes/hand-over-chat.ts";
import { listChatsRoute } from "./routes/list-chats.ts";
import { sendChatMessageRoute } from "./routes/send-chat-message.ts";
import { showChatTypingRoute } from "./routes/show-chat-typing.ts";
import { takeChatRoute } from "./routes/take-chat.ts";
import { watchChatRoute } from "./routes/watch-chat.ts";
import { watchChatsRoute } from "./routes/watch-chats.ts";
import { sweepChats } from "./sweep-chats.ts";
import { visitorSocket } from "./visitor-socket.ts";

export { createChatDesk, setChatHours, sweepChats };

const sweepJob = "live-chat-sweep";

export function liveChatService(ports: { players(kit: Kit): Players }): Service {
  return {
    name: "live-chat",
    migrations: new URL("./migrations/", import.meta.url),
    routes(kit) {
      const desk = createChatDesk(kit);
      return [
        listChatsRoute(kit),
        watchChatsRoute(kit),
        getChatRoute(kit),
        watchChatRoute(kit),
        takeChatRoute(kit, desk),
        sendChatMessageRoute(desk),
        showChatTypingRoute(kit),
        closeChatRoute(kit, desk),
        handOverChatRoute(kit, desk),
      ];
    },
    sockets: (kit) => [visitorSocket(kit, ports.players(kit))],
    async start(kit) {
      const desk = createChatDesk(kit);
      await kit.jobs.work(sweepJob, () => sweepChats(kit, desk));
      await kit.jobs.schedule(sweepJob, "*/10 * * * *");
      return async () => {};
    },
  };
}
