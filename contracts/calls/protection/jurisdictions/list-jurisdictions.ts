import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { ruledPlace } from "../../../entities/jurisdiction.ts";

export const listJurisdictions = defineCall({
  name: "list-jurisdictions",
  service: "jurisdictions",
  method: "GET",
  path: "/services/jurisdictions/v1/jurisdictions",
  summary: "The rules that depend on where a player lives: age, pace of play, transfers and more",
  access: "anyone",
  answers: { 200: z.object({ items: z.array(ruledPlace) }) },
});
