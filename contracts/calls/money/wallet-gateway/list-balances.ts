import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { balance } from "../../../entities/balance.ts";

export const listBalances = defineCall({
  name: "list-balances",
  service: "wallet-gateway",
  method: "GET",
  path: "/services/wallet-gateway/v1/profiles/{session}/balances",
  summary: "The player's twelve balances",
  access: "player",
  answers: { 200: z.array(balance) },
  polled: true,
});
