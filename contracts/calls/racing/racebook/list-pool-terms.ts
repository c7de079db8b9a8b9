import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { deskPoolTerms } from "../../../entities/racing-desk.ts";

export const listPoolTerms = defineCall({
  name: "list-pool-terms",
  service: "racebook",
  method: "GET",
  path: "/services/operator/v1/racing/pool-terms",
  summary: "Takeout, breakage and minimum dividend by pool type, for races that are published from now on",
  access: "operator",
  role: "TRADER",
  answers: { 200: z.object({ items: z.array(deskPoolTerms) }) },
});
