import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { raceIdInput } from "../../../entities/racing.ts";
import { deskRace } from "../../../entities/racing-desk.ts";

export const getDeskRace = defineCall({
  name: "get-desk-race",
  service: "racebook",
  method: "GET",
  path: "/services/operator/v1/racing/races/{raceId}",
  summary: "A race with its runners, order of finish, objection and pools, as the desk sees it",
  access: "operator",
  role: "TRADER",
  params: z.object({ raceId: raceIdInput }),
  answers: { 200: deskRace },
  errors: ["NOT_FOUND"],
});
