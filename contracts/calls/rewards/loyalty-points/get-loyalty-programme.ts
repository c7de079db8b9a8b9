import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { keptProgramme } from "../../../entities/loyalty-programme.ts";

export const getLoyaltyProgramme = defineCall({
  name: "get-loyalty-programme",
  service: "loyalty-points",
  method: "GET",
  path: "/services/operator/v1/loyalty-programme",
  summary: "The current tiers and rates, and earlier versions",
  access: "operator",
  plainRead: true,
  role: "MARKETING",
  answers: { 200: z.object({ current: keptProgramme, earlier: z.array(keptProgramme) }) },
});
