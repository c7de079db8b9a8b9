import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { leaderboard } from "../../../entities/leaderboard.ts";
import { currencyInput } from "../../../entities/money.ts";
import { languageInput } from "../../../entities/text.ts";

export const listLeaderboards = defineCall({
  name: "list-leaderboards",
  service: "leaderboards",
  method: "GET",
  path: "/services/leaderboards/v1/leaderboards",
  summary: "The leaderboards of the visitor's currency: running ones, the next ones and the last results",
  access: "anyone",
  query: z.object({ language: languageInput.optional(), currency: currencyInput.optional() }),
  answers: { 200: z.array(leaderboard) },
});
