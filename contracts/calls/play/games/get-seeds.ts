import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { fairSeeds } from "../../../entities/fair-seeds.ts";
import { gameSessionInput } from "../../../entities/game-session.ts";

export const getSeeds = defineCall({
  name: "get-seeds",
  service: "games",
  method: "GET",
  path: "/services/games/v1/sessions/{gameSession}/seeds",
  summary: "What the next rounds are drawn from, as far as it may be known",
  access: "anyone",
  params: z.object({ gameSession: gameSessionInput }),
  answers: { 200: fairSeeds },
  errors: ["NOT_FOUND", "SESSION_INVALID"],
});
