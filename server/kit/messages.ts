import type { Transaction } from "./database.ts";
import type { ProviderRef } from "./providers/provider-calls.ts";

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
  /** Hands a message to its provider now, for an operator's test; throws if the provider does not accept it. */
  sendNow(message: Message): Promise<void>;
};

/** The e-mail and SMS providers as the operators' console names them. */
export const messageProviders = {
  email: { kind: "EMAIL", id: "email" },
  sms: { kind: "SMS", id: "sms" },
} as const satisfies Record<Message["channel"], ProviderRef>;
