import { z } from "zod";
import { tableChat, tableChatInput, tableChatMessage } from "../entities/table-chat.ts";

/** The requests that a player may send to a table's chat, over the table's own socket. */
export const chatRequests = [
  /** Writes in the table's chat; the id becomes the message's id, so that a repeat is not shown twice. */
  z.strictObject({ type: z.literal("say"), id: z.uuid(), text: tableChatInput }),
  z.strictObject({ type: z.literal("report"), id: z.uuid(), message: z.uuid() }),
  /** Hides all messages of a message's author from this player, at all tables. */
  z.strictObject({ type: z.literal("hide"), id: z.uuid(), message: z.uuid() }),
  /** Shows all hidden players again. */
  z.strictObject({ type: z.literal("unhide"), id: z.uuid() }),
] as const;
export type ChatRequest = z.infer<(typeof chatRequests)[number]>;

/** The messages that a table's chat sends to a player. */
export const chatNews = [
  /** The whole chat, after the table's snapshot and whenever the player's own view of it changes. */
  z.object({ type: z.literal("chat"), chat: tableChat }),
  /** New messages of the chat, and the ids of messages that are no longer shown. */
  z.object({ type: z.literal("chat-news"), said: z.array(tableChatMessage), removed: z.array(z.string()) }),
] as const;
export type ChatNews = z.infer<(typeof chatNews)[number]>;
