import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { raceIdInput } from "../../../entities/racing.ts";
import { deskRace } from "../../../entities/racing-desk.ts";

export const setObjection = defineCall({
  name: "set-objection",
  service: "racebook",
  method: "PUT",
  path: "/services/operator/v1/racing/races/{raceId}/objection",
  summary: "Lodge an objection, which holds the official result, or dismiss it",
  access: "operator",
  role: "TRADER",
  params: z.object({ raceId: raceIdInput }),
  body: z.strictObject({ isOpen: z.boolean(), reason: reasonInput }),
  answers: { 200: deskRace },
  errors: ["NOT_FOUND", "CONFLICT"],
});
