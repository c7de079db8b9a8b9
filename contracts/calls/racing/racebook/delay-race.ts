import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { raceIdInput } from "../../../entities/racing.ts";
import { deskRace } from "../../../entities/racing-desk.ts";

export const delayRace = defineCall({
  name: "delay-race",
  service: "racebook",
  method: "PUT",
  path: "/services/operator/v1/racing/races/{raceId}/start",
  summary: "Change the start time of a race that has not started",
  access: "operator",
  role: "TRADER",
  params: z.object({ raceId: raceIdInput }),
  body: z.strictObject({ startsAt: z.iso.datetime(), reason: reasonInput }),
  answers: { 200: deskRace },
  errors: ["NOT_FOUND", "CONFLICT", "SCHEDULE_IN_THE_PAST"],
});
