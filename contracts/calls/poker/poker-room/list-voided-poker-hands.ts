import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerVoidedHand } from "../../../entities/poker-desk.ts";

export const listVoidedPokerHands = defineCall({
  name: "list-voided-poker-hands",
  service: "poker-room",
  method: "GET",
  path: "/services/operator/v1/poker/voided-hands",
  summary:
    "Poker hands of the last 90 days that could not be continued, newest first; all bets were returned",
  access: "operator",
  role: "COMPLIANCE",
  answers: { 200: z.object({ hands: z.array(pokerVoidedHand) }) },
});
