import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const watchWallet = defineCall({
  name: "watch-wallet",
  service: "wallet-gateway",
  method: "GET",
  path: "/services/wallet-gateway/v1/profiles/{session}/events",
  summary: "Event stream for the player's pages: `balances`, `documents`, `notifications`",
  access: "player",
  answers: { 200: z.string() },
  answerType: "text/event-stream",
});
