import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { replayableRound, tableRoundNumber, tableSlug } from "../../../entities/table-round.ts";

export const getSharedRound = defineCall({
  name: "get-shared-round",
  service: "shared-rounds",
  method: "GET",
  path: "/services/games/v1/tables/{slug}/rounds/{number}",
  summary: "An ended round of a shared table with its times, for replay, and the caller's own bets in it",
  access: "anyone",
  params: z.object({ slug: tableSlug, number: tableRoundNumber }),
  answers: { 200: replayableRound },
  errors: ["NOT_FOUND"],
});
