import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { clientSeedInput, rotatedSeeds } from "../../../entities/fair-seeds.ts";
import { gameSessionInput } from "../../../entities/game-session.ts";

export const rotateSeeds = defineCall({
  name: "rotate-seeds",
  service: "games",
  method: "PUT",
  path: "/services/games/v1/sessions/{gameSession}/seeds",
  summary: "Switch to the next server seed with a new client seed, and reveal the previous server seed",
  access: "anyone",
  params: z.object({ gameSession: gameSessionInput }),
  body: z.strictObject({ clientSeed: clientSeedInput }),
  answers: { 200: rotatedSeeds },
  errors: ["NOT_FOUND", "SESSION_INVALID", "ROUND_UNFINISHED"],
  limit: { max: 30, windowSeconds: 60 },
});
