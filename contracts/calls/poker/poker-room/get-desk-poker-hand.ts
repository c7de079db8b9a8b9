import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerDeskReplay } from "../../../entities/poker-desk.ts";
import { identifierInput } from "../../../entities/text.ts";

export const getDeskPokerHand = defineCall({
  name: "get-desk-poker-hand",
  service: "poker-room",
  method: "GET",
  path: "/services/operator/v1/poker/hands/{handId}",
  summary: "A finished poker hand step by step with every player's cards",
  access: "operator",
  role: "COMPLIANCE",
  params: z.object({ handId: identifierInput }),
  answers: { 200: pokerDeskReplay },
  errors: ["NOT_FOUND"],
});
