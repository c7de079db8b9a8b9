import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const setMissionParticipation = defineCall({
  name: "set-mission-participation",
  service: "missions",
  method: "PUT",
  path: "/services/missions/v1/players/{session}/participation",
  summary: "Opt out of missions and daily rewards, or take part again; stakes in between don't count",
  access: "player",
  body: z.strictObject({ isTakingPart: z.boolean() }),
  answers: { 200: z.object({ isTakingPart: z.boolean() }) },
  limit: { max: 30, windowSeconds: 60, per: "session" },
});
