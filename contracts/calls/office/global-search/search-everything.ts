import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { rankedHit } from "../../../entities/search-hit.ts";

export const searchEverything = defineCall({
  name: "search-everything",
  service: "global-search",
  method: "GET",
  path: "/services/operator/v1/search",
  summary: "Search players, payments, rounds, bets and pages; the operator's roles decide which",
  access: "operator",
  brands: "rows",
  work: "search",
  query: z.object({ term: z.string().trim().min(2).max(100) }),
  answers: { 200: z.object({ items: z.array(rankedHit) }) },
});
