import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { deskPool, POOL_STATES } from "../../../entities/racing-desk.ts";

export const listDeskPools = defineCall({
  name: "list-desk-pools",
  service: "racebook",
  method: "GET",
  path: "/services/operator/v1/racing/pools",
  summary: "Betting pools with their totals, newest races first",
  access: "operator",
  role: "TRADER",
  query: z.object({
    state: z.enum(POOL_STATES).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(25),
  }),
  answers: { 200: z.object({ items: z.array(deskPool), nextCursor: z.string().nullable() }) },
});
