import type { ChatRequest } from "@parlour/contracts/sockets/table-chat";
import type { Kit } from "./kit.ts";
import type { ChatConnection, OpenTableChat, TableChat } from "./ports/table-chat.ts";
import { type Refusal, refusalCode, refuse } from "./refusal.ts";
import type { SocketVisitor } from "./socket.ts";

type Parts = Omit<ChatConnection, "playerId"> & {
  kit: Pick<Kit, "log">;
  chat: TableChat;
  visitor: SocketVisitor;
  /** Returns why the table does not let this player write. This is checked in addition to the chat's own rules. */
  refusalToSay(): Promise<Refusal | undefined>;
  sendDone(id: string): void;
  sendRefused(id: string, code: string): void;
};

export function isChatRequest(message: { type: string }): message is ChatRequest {
  return ["say", "report", "hide", "unhide"].includes(message.type);
}

/** Serves a table's chat over the table's connection. The player can play before the chat has loaded. */
export function serveTableChat(parts: Parts) {
  const { kit, chat, visitor, slug, vertical, names, send } = parts;
  const playerId = visitor.session?.playerId ?? null;
  let isLeft = false;
  const opening: Promise<OpenTableChat | undefined> = chat
    .open({ slug, vertical, names, playerId, send })
    .catch((error: unknown) => {
      // If the chat fails, the player can still play.
      kit.log.warn({ err: error, slug }, "a table's chat was not opened");
      return undefined;
    });
  void opening.then((opened) => {
    if (isLeft) opened?.leave();
  });

  /** Returns the open chat, or why this connection cannot use it. */
  async function enter(): Promise<OpenTableChat | Refusal> {
    const opened = await opening;
    if (opened === undefined) return refuse("UNAVAILABLE");
    // The session can end while the socket is open.
    if ((await visitor.findSession())?.playerId !== (playerId ?? undefined)) return refuse("SESSION_INVALID");
    return opened;
  }
  async function answerTo(request: ChatRequest): Promise<Refusal | undefined> {
    const entered = await enter();
    if (!("receive" in entered)) return entered;
    const refused = request.type === "say" ? await parts.refusalToSay() : undefined;
    return refused ?? (await entered.receive(request));
  }

  return {
    async receive(request: ChatRequest): Promise<void> {
      const refused = await answerTo(request);
      if (refused === undefined) parts.sendDone(request.id);
      else parts.sendRefused(request.id, refusalCode(refused));
    },
    /** Returns why the player may not write now. Emotes and other messages at the table follow the same rule. */
    async refusalToWrite(): Promise<Refusal | undefined> {
      const entered = await enter();
      return "receive" in entered ? await entered.refusalToWrite() : entered;
    },
    leave(): void {
      isLeft = true;
      void opening.then((opened) => opened?.leave());
    },
  };
}
