import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { deskPool, POOL_STATES } from "../../../entities/racing-desk.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

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
    limit: wholeNumberText(1, 50).default(25),
  }),
  answers: { 200: z.object({ items: z.array(deskPool), nextCursor: z.string().nullable() }) },
});
