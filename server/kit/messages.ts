import type { Transaction } from "./database.ts";

export type Message = {
  channel: "sms" | "email";
  to: string;
  /** Empty for SMS. */
  subject: string;
  text: string;
  html?: string;
  /** The code or token that the text carries, so that the sandbox can show it. */
  code?: string;
  playerId?: string;
};

export type Messages = {
  /** Within a transaction the message leaves only if it commits. */
  send(message: Message, tx?: Transaction): Promise<void>;
};
