import { z } from "zod";
import { TABLE_CHAT_LENGTH } from "../constants.ts";
import { shortText } from "./text.ts";

/** The text as a player typed it; the server removes invisible characters and checks it again. */
export const tableChatInput = shortText(TABLE_CHAT_LENGTH);

/** The kind of a chat line: a player's message, or a notice that a player tipped the dealer. */
export const tableChatKind = z.enum(["SAID", "TIP"]);
export type TableChatKind = z.infer<typeof tableChatKind>;

/** A line as the players at the table see it. Names are masked, and authors have no ids. A tip has no text. */
export const tableChatMessage = z.object({
  id: z.string(),
  kind: tableChatKind,
  name: z.string(),
  text: z.string(),
  /** The time in milliseconds on the server's clock. */
  at: z.number(),
  isOwn: z.boolean(),
});
export type TableChatMessage = z.infer<typeof tableChatMessage>;

/** Why the player cannot write; null if they can. */
export const tableChatBar = z
  .discriminatedUnion("code", [
    z.object({ code: z.literal("SESSION_INVALID") }),
    /** The player is on a break, so the chat is closed for them: they receive no messages either. */
    z.object({ code: z.literal("EXCLUDED") }),
    z.object({ code: z.literal("CHAT_MUTED"), until: z.number() }),
  ])
  .nullable();
export type TableChatBar = z.infer<typeof tableChatBar>;

/** The chat of a table as one player sees it, oldest message first. */
export const tableChat = z.object({
  messages: z.array(tableChatMessage),
  bar: tableChatBar,
  /** How many players this player has hidden, at all tables. */
  hiddenPlayers: z.number().int(),
});
export type TableChatView = z.infer<typeof tableChat>;

/** A message as operators see it. */
export const moderatedChatMessage = z.object({
  id: z.string(),
  slug: z.string(),
  playerId: z.string(),
  name: z.string(),
  text: z.string(),
  saidAt: z.string(),
  reports: z.number().int(),
  /** A `HIDDEN` message was reported by several players and waits for an operator's decision. */
  state: z.enum(["SHOWN", "HIDDEN", "APPROVED", "REMOVED"]),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  mutedUntil: z.string().nullable(),
});
export type ModeratedChatMessage = z.infer<typeof moderatedChatMessage>;

export const tableChatMute = z.object({
  playerId: z.string(),
  mutedAt: z.string(),
  mutedUntil: z.string(),
  mutedBy: z.string(),
  reason: z.string(),
});
export type TableChatMute = z.infer<typeof tableChatMute>;
