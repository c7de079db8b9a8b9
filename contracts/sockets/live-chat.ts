import { z } from "zod";
import { chatMessage, chatMessageId, chatSequence, chatText } from "../entities/chat.ts";
import { CHAT_RATING_COMMENT_MAX_LENGTH, chatRating } from "../entities/support-desk.ts";
import { emailInput, languageInput, shortText } from "../entities/text.ts";
import { CHAT_AUTHORS, CHAT_STATES } from "../enumerations.ts";
import { defineSocket } from "../socket.ts";

/**
 * The secret with which a browser resumes its chat. The browser generates it, so that a repeated start
 * creates only one chat.
 */
const chatToken = z.string().regex(/^[\w-]{43}$/);

export const liveChat = defineSocket({
  name: "live-chat",
  service: "live-chat",
  path: "/services/live-chat/v1/socket",
  summary: "A visitor's or player's conversation with support",
  access: "anyone",
  limit: { max: 120, windowSeconds: 30 },
  fromBrowser: z.discriminatedUnion("type", [
    /**
     * Always the first message: names the chat to resume and the last message that the browser has received.
     */
    z.strictObject({ type: z.literal("hello"), token: chatToken, after: chatSequence }),
    z.strictObject({
      type: z.literal("start"),
      id: chatMessageId,
      name: shortText(60),
      email: emailInput.nullable(),
      language: languageInput,
      text: chatText,
    }),
    z.strictObject({ type: z.literal("say"), id: chatMessageId, text: chatText }),
    z.strictObject({ type: z.literal("typing") }),
    /** Emails the transcript to the confirmed address of the player who started the chat. */
    z.strictObject({ type: z.literal("transcript") }),
    /** Rates an ended chat; a later rating replaces it. */
    z.strictObject({
      type: z.literal("rate"),
      score: chatRating,
      comment: shortText(CHAT_RATING_COMMENT_MAX_LENGTH).nullable(),
    }),
    z.strictObject({ type: z.literal("end") }),
  ]),
  toBrowser: z.discriminatedUnion("type", [
    z.object({
      type: z.literal("state"),
      /** The state is null before the chat is started. */
      state: z.enum(CHAT_STATES).nullable(),
      position: z.number().nullable(),
      agent: z.string().nullable(),
      /** Whether a chat can be started now, and if not, when support opens next. */
      isOpen: z.boolean(),
      opensAt: z.string().nullable(),
      /** The player's own e-mail and name; if null, the form asks for them. */
      name: z.string().nullable(),
      email: z.string().nullable(),
      /** Where a transcript may be sent: the player's confirmed address. */
      transcriptTo: z.string().nullable(),
      /** The visitor's rating of a chat that can be rated; null if it can't. */
      rating: z.object({ score: z.number().nullable() }).nullable(),
    }),
    z.object({ type: z.literal("message"), message: chatMessage }),
    z.object({ type: z.literal("typing"), author: z.enum(CHAT_AUTHORS) }),
    z.object({ type: z.literal("transcript"), email: z.string() }),
    /** The error code of a failed request. `id` is set if the request was a chat message. */
    z.object({ type: z.literal("refused"), code: z.string(), id: z.string().nullable() }),
  ]),
});
