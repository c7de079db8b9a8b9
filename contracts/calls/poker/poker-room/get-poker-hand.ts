import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerReplay } from "../../../entities/poker.ts";
import { identifierInput } from "../../../entities/text.ts";

export const getPokerHand = defineCall({
  name: "get-poker-hand",
  service: "poker-room",
  method: "GET",
  path: "/services/poker/v1/hands/{handId}",
  summary: "A finished poker hand, step by step, with the cards that the caller may see",
  access: "anyone",
  params: z.object({ handId: identifierInput }),
  answers: { 200: pokerReplay },
  errors: ["NOT_FOUND"],
});
