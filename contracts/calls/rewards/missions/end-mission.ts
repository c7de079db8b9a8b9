import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorReason } from "../../../entities/loyalty-programme.ts";
import { missionDetails } from "../../../entities/mission.ts";
import { identifierInput } from "../../../entities/text.ts";

export const endMission = defineCall({
  name: "end-mission",
  service: "missions",
  method: "POST",
  path: "/services/operator/v1/missions/{id}/end",
  summary: "End a mission now; players can still claim prizes of goals that they have reached",
  access: "operator",
  role: "MARKETING",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ reason: operatorReason }),
  answers: { 200: missionDetails },
  errors: ["NOT_FOUND", "CONFLICT"],
});
