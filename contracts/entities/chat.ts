import { z } from "zod";
import { CHAT_AUTHORS, CHAT_MESSAGE_KINDS, CHAT_STATES } from "../enumerations.ts";

export const CHAT_TEXT_MAX_LENGTH = 2_000;

/** Made by whoever sends the message, so that sending it again changes nothing. */
export const chatMessageId = z.string().regex(/^[\w-]{8,64}$/);
export const chatText = z.string().trim().min(1).max(CHAT_TEXT_MAX_LENGTH);
export const chatId = z.string().regex(/^chat_[0-9a-z]{20}$/);
/** The last message that somebody has seen: those after it are sent. */
export const chatSequence = z.coerce.number().int().min(0).max(2_147_483_647).default(0);

export const chatMessage = z.object({
  /** Counts from 1 within the chat, without gaps. */
  sequence: z.number(),
  id: z.string(),
  kind: z.enum(CHAT_MESSAGE_KINDS),
  author: z.enum(CHAT_AUTHORS),
  /** How the author is shown; empty for the house. */
  name: z.string(),
  /** Plain text, and only of what was said: anything else is told by the kind. */
  text: z.string(),
  createdAt: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** A chat as operators see it. */
export const chat = z.object({
  id: z.string(),
  state: z.enum(CHAT_STATES),
  visitorName: z.string(),
  playerId: z.string().nullable(),
  language: z.string(),
  /** From 1 while it waits, else null. */
  position: z.number().nullable(),
  operator: z.object({ id: z.string(), name: z.string() }).nullable(),
  lastSequence: z.number(),
  createdAt: z.string(),
});
export type Chat = z.infer<typeof chat>;
