import type { ChatNews, ChatRequest } from "@parlour/contracts/sockets/table-chat";
import type { Refusal } from "../refusal.ts";

/** The chat of a table, open for one connection. */
export type OpenTableChat = {
  /** Does what the player asks; returns the reason if it refuses. */
  receive(request: ChatRequest): Promise<Refusal | undefined>;
  /** Returns why the player may not write now: no session, a break or a mute. */
  refusalToWrite(): Promise<Refusal | undefined>;
  leave(): void;
};

export type ChatConnection = {
  slug: string;
  /** Players on a break from this vertical get neither messages nor a field. */
  vertical: "casino" | "poker";
  /** Whether the chat shows masked names or the nicknames that the table shows too. */
  names: "masked" | "nicknames";
  playerId: string | null;
  send(news: ChatNews): void;
};

/** The chats of the live tables and of the poker room. Implemented by the table-chat service. */
export type TableChat = {
  /** Sends the chat as the player sees it, then its news. Visitors without a session can only read. */
  open(connection: ChatConnection): Promise<OpenTableChat>;
};
