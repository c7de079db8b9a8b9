import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerNote } from "../../../entities/poker.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listPokerNotes = defineCall({
  name: "list-poker-notes",
  service: "poker-room",
  method: "GET",
  path: "/services/poker/v1/profiles/{session}/tables/{tableId}/notes",
  summary: "The player's own notes about the players who sit at a poker table",
  access: "player",
  params: z.object({ tableId: identifierInput }),
  answers: { 200: z.object({ notes: z.array(pokerNote) }) },
  errors: ["NOT_FOUND"],
});
