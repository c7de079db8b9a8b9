import type { SeatMessage, TableMessage } from "@parlour/contracts/sockets/live-table";
import type { Refusal } from "../refusal.ts";

/** The requests that a player may send to a table's chat. */
export type ChatRequest = Extract<SeatMessage, { type: "say" | "report" | "hide" | "unhide" }>;
export type ChatNews = Extract<TableMessage, { type: "chat" | "chat-news" }>;

/** A table's chat, opened for one connection. */
export type OpenTableChat = {
  /** Carries out the player's request, or returns the reason for refusing it. */
  receive(request: ChatRequest): Promise<Refusal | undefined>;
  leave(): void;
};

/** The chats of the live tables. Implemented by the table-chat service. */
export type TableChat = {
  /**
   * Opens a table's chat for a connection. Sends the messages that the player may see, then each change.
   * Visitors without a session can only read.
   */
  open(connection: {
    slug: string;
    playerId: string | null;
    send(news: ChatNews): void;
  }): Promise<OpenTableChat>;
};
