import type { SeatMessage, TableMessage } from "@parlour/contracts/sockets/live-table";
import type { Refusal } from "../refusal.ts";

/** What a player may ask of a table's chat. */
export type ChatRequest = Extract<SeatMessage, { type: "say" | "report" | "hide" | "unhide" }>;
export type ChatNews = Extract<TableMessage, { type: "chat" | "chat-news" }>;

/** The chat of a table, open for one connection. */
export type OpenTableChat = {
  /** Does what the player asks; returns the reason if it refuses. */
  receive(request: ChatRequest): Promise<Refusal | undefined>;
  leave(): void;
};

/** The chats of the live tables. Implemented by the table-chat service. */
export type TableChat = {
  /** Sends the chat as the player sees it, then its news. Visitors without a session can only read. */
  open(connection: {
    slug: string;
    playerId: string | null;
    send(news: ChatNews): void;
  }): Promise<OpenTableChat>;
};
