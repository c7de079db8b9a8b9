import type { OperatorAccounts } from "../../../kit/ports/operator-accounts.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { Service } from "../../../kit/service.ts";
import { createChatDesk } from "./chat-desk.ts";
import { setChatHours } from "./chat-hours.ts";
import { addCannedAnswerRoute } from "./routes/add-canned-answer.ts";
import { changeCannedAnswerRoute } from "./routes/change-canned-answer.ts";
import { closeChatRoute } from "./routes/close-chat.ts";
import { deleteCannedAnswerRoute } from "./routes/delete-canned-answer.ts";
import { getChatRoute } from "./routes/get-chat.ts";
import { getChatHoursRoute } from "./routes/get-chat-hours.ts";
import { handOverChatRoute } from "./routes/hand-over-chat.ts";
import { listCannedAnswersRoute } from "./routes/list-canned-answers.ts";
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
import { visitorSocket } from "./visitor-socket.ts";

export { countWaitingChats } from "./chat-store.ts";
export { type EndedChat, seedEndedChats } from "./seed-chats.ts";
export { createChatDesk, setChatHours, sweepChats };

const sweepJob = "live-chat-sweep";

type ChatPorts = { players: Players; operators: OperatorAccounts };

export function liveChatService(ports: ChatPorts): Service {
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
        handOverChatRoute(kit, desk, ports.operators),
        watchChatDeskRoute(kit),
        listChatOperatorsRoute(kit),
        listEndedChatsRoute(kit),
        listCannedAnswersRoute(kit),
        addCannedAnswerRoute(kit),
        changeCannedAnswerRoute(kit),
        deleteCannedAnswerRoute(kit),
        getChatHoursRoute(kit),
        setChatHoursRoute(kit),
      ];
    },
    sockets: (kit) => [visitorSocket(kit, ports.players)],
    async start(kit) {
      const desk = createChatDesk(kit);
      await kit.jobs.work(sweepJob, () => sweepChats(kit, desk));
      await kit.jobs.schedule(sweepJob, "*/10 * * * *");
      return async () => {};
    },
  };
}
