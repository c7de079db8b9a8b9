import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { balance } from "../../../entities/balance.ts";
import { ledgerAccount } from "../../../entities/ledger-entry.ts";
import { playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";

export const getPlayerWallet = defineCall({
  name: "get-player-wallet",
  service: "wallet-gateway",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/wallet",
  summary: "A player's balances and ledger accounts",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  answers: { 200: z.object({ balances: z.array(balance), accounts: z.array(ledgerAccount) }) },
  polled: true,
});
