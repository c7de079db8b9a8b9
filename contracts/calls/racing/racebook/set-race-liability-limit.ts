import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { raceIdInput } from "../../../entities/racing.ts";
import { deskRace } from "../../../entities/racing-desk.ts";

export const setRaceLiabilityLimit = defineCall({
  name: "set-race-liability-limit",
  service: "racebook",
  method: "PUT",
  path: "/services/operator/v1/racing/races/{raceId}/liability-limit",
  summary:
    "Limit what the house may lose on each runner of a race, in US dollars; null for the house's limit",
  access: "operator",
  role: "TRADER",
  params: z.object({ raceId: raceIdInput }),
  body: z.strictObject({ limit: z.number().min(0).max(1_000_000).nullable(), reason: reasonInput }),
  answers: { 200: deskRace },
  errors: ["NOT_FOUND", "CONFLICT"],
});
