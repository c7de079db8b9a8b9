import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { virtualRound, virtualRoundIdInput } from "../../../entities/virtual-sports.ts";

export const getVirtualRound = defineCall({
  name: "get-virtual-round",
  service: "virtual-sports",
  method: "GET",
  path: "/services/virtual-sports/v1/rounds/{round}",
  summary: "A round: who takes part, its commitment and, once it has started, what happens in it",
  access: "anyone",
  params: z.object({ round: virtualRoundIdInput }),
  answers: { 200: z.object({ now: z.string(), round: virtualRound }) },
  errors: ["NOT_FOUND"],
});
