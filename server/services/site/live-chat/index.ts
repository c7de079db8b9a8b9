import type { OperatorAccounts } from "../../../kit/ports/operator-accounts.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { SupportDesk } from "../../../kit/ports/support-desk.ts";
import { scheduleSealing } from "../../../kit/schedule-sealing.ts";
import type { Service } from "../../../kit/service.ts";
import { createChatDesk } from "./chat-desk.ts";
import { setChatHours } from "./chat-hours.ts";
import { closeChatRoute } from "./routes/close-chat.ts";
import { getChatRoute } from "./routes/get-chat.ts";
import { getChatHoursRoute } from "./routes/get-chat-hours.ts";
import { handOverChatRoute } from "./routes/hand-over-chat.ts";
import { listChatOperatorsRoute } from "./routes/list-chat-operators.ts";
import { listChatsRoute } from "./routes/list-chats.ts";
import { listEndedChatsRoute } from "./routes/list-ended-chats.ts";
import { sendChatMessageRoute } from "./routes/send-chat-message.ts";
import { setChatHoursRoute } from "./routes/set-chat-hours.ts";
import { showChatTypingRoute } from "./routes/show-chat-typing.ts";
import { takeChatRoute } from "./routes/take-chat.ts";
import { watchChatRoute } from "./routes/watch-chat.ts";
import { watchChatDeskRoute } from "./routes/watch-chat-desk.ts";
import { watchChatsRoute } from "./routes/watch-chats.ts";
import { sweepChats } from "./sweep-chats.ts";
import { unsealedChats } from "./unsealed-chats.ts";
import { visitorSocket } from "./visitor-socket.ts";

export { countWaitingChats } from "./chat-store.ts";
export { type EndedChat, endOf, firstAnswerOf, seedEndedChats } from "./seed-chats.ts";
export { createChatDesk, setChatHours, sweepChats };

const sweepJob = "live-chat-sweep";

type ChatPorts = { players: Players; operators: OperatorAccounts; support: SupportDesk };

export function liveChatService(ports: ChatPorts): Service {
  return {
    name: "live-chat",
    migrations: new URL("./migrations/", import.meta.url),
    routes(kit) {
      const desk = createChatDesk(kit, ports.support);
      return [
        listChatsRoute(kit),
        watchChatsRoute(kit),
        getChatRoute(kit),
        watchChatRoute(kit),
        takeChatRoute(kit, desk),
        sendChatMessageRoute(desk),
        showChatTypingRoute(kit),
        closeChatRoute(kit, desk),
        handOverChatRoute(kit, desk, ports.operators),
        watchChatDeskRoute(kit),
        listChatOperatorsRoute(kit),
        listEndedChatsRoute(kit),
        getChatHoursRoute(kit),
        setChatHoursRoute(kit),
      ];
    },
    sockets: (kit) => [visitorSocket(kit, ports)],
    async start(kit) {
      const desk = createChatDesk(kit, ports.support);
      await kit.jobs.work(sweepJob, () => sweepChats(kit, desk, ports.support));
      await scheduleSealing(kit, "seal-chats", unsealedChats(kit));
      await kit.jobs.schedule(sweepJob, "*/10 * * * *");
      return async () => {};
    },
  };
}
