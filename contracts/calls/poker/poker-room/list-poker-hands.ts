import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerHandSummary } from "../../../entities/poker.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listPokerHands = defineCall({
  name: "list-poker-hands",
  service: "poker-room",
  method: "GET",
  path: "/services/poker/v1/profiles/{session}/hands",
  summary: "The player's own poker hands, newest first",
  access: "player",
  query: z.object({
    limit: wholeNumberText(1, 100).default(25),
    cursor: z.string().max(200).optional(),
  }),
  answers: { 200: z.object({ items: z.array(pokerHandSummary), nextCursor: z.string().nullable() }) },
});
