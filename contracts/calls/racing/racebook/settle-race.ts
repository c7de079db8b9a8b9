import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { raceIdInput } from "../../../entities/racing.ts";
import { deskRace } from "../../../entities/racing-desk.ts";

export const settleRace = defineCall({
  name: "settle-race",
  service: "racebook",
  method: "PUT",
  path: "/services/operator/v1/racing/races/{raceId}/settlement",
  summary: "Settle a decided race now, or resume an interrupted settlement",
  access: "operator",
  role: "TRADER",
  params: z.object({ raceId: raceIdInput }),
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: deskRace },
  errors: ["NOT_FOUND", "CONFLICT"],
});
