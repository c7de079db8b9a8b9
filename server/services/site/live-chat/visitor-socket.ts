import type { FromBrowser } from "@parlour/contracts/socket";
import { liveChat } from "@parlour/contracts/sockets/live-chat";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { SupportDesk } from "../../../kit/ports/support-desk.ts";
import { type SocketRoute, socketRoute } from "../../../kit/socket.ts";
import { createChatDesk } from "./chat-desk.ts";
import { VisitorConversation } from "./visitor-conversation.ts";

type Hello = Extract<FromBrowser<typeof liveChat>, { type: "hello" }>;

type SocketPorts = { players: Players; support: SupportDesk };

/** Serves the visitor's socket; everything after the first message is handled by the conversation. */
export function visitorSocket(kit: Kit, { players, support }: SocketPorts): SocketRoute {
  const desk = createChatDesk(kit, support);
  return socketRoute<typeof liveChat>({
    socket: liveChat,
    async open({ visitor, send }) {
      let conversation: VisitorConversation | undefined;
      const greet = async (hello: Hello) => {
        await conversation?.leave();
        conversation = new VisitorConversation({ kit, desk, players, support, visitor, send }, hello.token);
        await conversation.enter(hello.after);
      };
      return {
        async message(said) {
          if (said.type === "hello") await greet(said);
          else if (conversation === undefined) send({ type: "refused", code: "BAD_REQUEST", id: null });
          else await conversation.receive(said);
        },
        closed() {
          conversation
            ?.leave()
            .catch((error: unknown) => kit.log.warn({ err: error }, "a chat was not left"));
        },
      };
    },
  });
}
