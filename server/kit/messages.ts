import type { Transaction } from "./database.ts";

export type Message = {
  channel: "sms" | "email";
  to: string;
  /** The subject line; empty for SMS. */
  subject: string;
  text: string;
  html?: string;
  /** The code or token in the text, so that the sandbox can show it. */
  code?: string;
  playerId?: string;
  /** The brand that sends the message; by default the player's brand, or the first brand if there is no player. */
  brandId?: string;
  /** The sender of an e-mail; decided by the brand. */
  from?: string;
};

export type Messages = {
  /** Sends a message; in a transaction, only after the commit. */
  send(message: Message, tx?: Transaction): Promise<void>;
};
