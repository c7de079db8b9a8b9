import type { SeatMessage, TableMessage } from "@parlour/contracts/sockets/live-table";
import type { Kit } from "@parlour/server/kit/kit";
import type { OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import type { ChatRequest, OpenTableChat, TableChat } from "@parlour/server/kit/ports/table-chat";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import type { SocketVisitor } from "@parlour/server/kit/socket";
import type { Table } from "./table.ts";

/** A player's message about bets; all other messages of a seat are chat requests. */
export type BetMessage = Exclude<SeatMessage, ChatRequest>;

type Parts = {
  kit: Kit;
  chat: TableChat;
  table: Table;
  seat: OpenGameSession;
  visitor: SocketVisitor;
  send(message: TableMessage): void;
};

export function isChatRequest(message: SeatMessage): message is ChatRequest {
  return ["say", "report", "hide", "unhide"].includes(message.type);
}

/** Serves a table's chat over a seat's connection. The player can bet before the chat has loaded. */
export function serveChat({ kit, chat, table, seat, visitor, send }: Parts) {
  const playerId = visitor.session?.playerId ?? null;
  let isLeft = false;
  const opening: Promise<OpenTableChat | undefined> = chat
    .open({ slug: seat.slug, playerId, send })
    .catch((error: unknown) => {
      // The player can still play without the chat.
      kit.log.warn({ err: error, slug: seat.slug }, "a table's chat was not opened");
      return undefined;
    });
  void opening.then((opened) => {
    if (isLeft) opened?.leave();
  });

  async function answerTo(request: ChatRequest): Promise<Refusal | undefined> {
    const opened = await opening;
    if (opened === undefined) return refuse("UNAVAILABLE");
    // The session can end while the socket is open.
    if ((await visitor.findSession())?.playerId !== playerId) return refuse("SESSION_INVALID");
    const admission = request.type === "say" ? await table.admission.refusalFor(seat) : undefined;
    return admission ?? (await opened.receive(request));
  }

  return {
    async receive(request: ChatRequest): Promise<void> {
      const refused = await answerTo(request);
      if (refused === undefined) {
        send({ type: "done", id: request.id });
        return;
      }
      const { errorCode } = refused.body as { errorCode?: string };
      send({ type: "refused", id: request.id, code: errorCode ?? "ACTION_NOT_ALLOWED", balance: null });
    },
    leave(): void {
      isLeft = true;
      void opening.then((opened) => opened?.leave());
    },
  };
}
