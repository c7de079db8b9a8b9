import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { POKER_NOTE_LENGTH, POKER_TAG_COLOURS, pokerNote } from "../../../entities/poker.ts";
import { identifierInput } from "../../../entities/text.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const savePokerNote = defineCall({
  name: "save-poker-note",
  service: "poker-room",
  method: "PUT",
  path: "/services/poker/v1/profiles/{session}/tables/{tableId}/notes/{seat}",
  summary: "Write a private note about the player in a seat, with a colour; an empty note is deleted",
  access: "player",
  params: z.object({ tableId: identifierInput, seat: wholeNumberText(1, 10) }),
  body: z.strictObject({
    /**
     * The name of the player whom the note is about. If someone else has taken the seat, the note is refused as a
     * conflict.
     */
    name: z.string().max(100),
    colour: z.enum(POKER_TAG_COLOURS).nullable(),
    text: z.string().max(POKER_NOTE_LENGTH),
  }),
  answers: { 200: pokerNote },
  errors: ["NOT_FOUND", "CONFLICT"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
