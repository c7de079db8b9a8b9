import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { fairSeeds } from "../../../entities/fair-seeds.ts";
import { gameSessionInput } from "../../../entities/game-session.ts";

export const getSeeds = defineCall({
  name: "get-seeds",
  service: "games",
  method: "GET",
  path: "/services/games/v1/sessions/{gameSession}/seeds",
  summary: "The seeds of the next rounds, as far as they are public",
  access: "anyone",
  params: z.object({ gameSession: gameSessionInput }),
  answers: { 200: fairSeeds },
  errors: ["NOT_FOUND", "SESSION_INVALID"],
});
