import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { raceIdInput } from "../../../entities/racing.ts";
import { deskRace } from "../../../entities/racing-desk.ts";

export const scratchRunner = defineCall({
  name: "scratch-runner",
  service: "racebook",
  method: "PUT",
  path: "/services/operator/v1/racing/races/{raceId}/scratches",
  summary: "Withdraw a runner before the off: fixed-odds bets on it are refunded at once",
  access: "operator",
  role: "TRADER",
  params: z.object({ raceId: raceIdInput }),
  body: z.strictObject({ runner: z.number().int().min(1).max(40), reason: reasonInput }),
  answers: { 200: deskRace },
  errors: ["NOT_FOUND", "CONFLICT"],
});
