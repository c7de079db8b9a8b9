import type { ChatNews, ChatRequest } from "@parlour/contracts/sockets/table-chat";
import type { Refusal } from "../refusal.ts";

/** A table's chat, opened for one connection. */
export type OpenTableChat = {
  /** Carries out the player's request, or returns the reason for refusing it. */
  receive(request: ChatRequest): Promise<Refusal | undefined>;
  /** Returns why the player may not write now: no session, a break or a mute. */
  refusalToWrite(): Promise<Refusal | undefined>;
  leave(): void;
};

export type ChatConnection = {
  slug: string;
  /** Players on a break from this vertical get neither messages nor an input field. */
  vertical: "casino" | "poker";
  /** Whether the chat shows masked names or the nicknames that the table shows. */
  names: "masked" | "nicknames";
  playerId: string | null;
  send(news: ChatNews): void;
};

/** The chats of the live tables and of the poker room. Implemented by the table-chat service. */
export type TableChat = {
  /**
   * Opens a table's chat for a connection. Sends the messages that the player may see, then each change.
   * Visitors without a session can only read.
   */
  open(connection: ChatConnection): Promise<OpenTableChat>;
  /**
   * Shows in a table's chat that a player has tipped the dealer, unless the player is muted or has just tipped several
   * times. Repeating it has no effect.
   */
  showTip(tip: { id: string; slug: string; playerId: string; playerName: string; at: Date }): Promise<void>;
};
