import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerDeskPool } from "../../../entities/poker-desk.ts";

export const listDeskPokerPools = defineCall({
  name: "list-desk-poker-pools",
  service: "poker-room",
  method: "GET",
  path: "/services/operator/v1/poker/pools",
  summary: "Fast-fold pools with their players, hands and chips",
  access: "operator",
  role: "GAMES",
  answers: { 200: z.object({ pools: z.array(pokerDeskPool) }) },
});
