import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { missionDetails, missionProgress } from "../../../entities/mission.ts";
import { identifierInput } from "../../../entities/text.ts";

export const getOperatorMission = defineCall({
  name: "get-operator-mission",
  service: "missions",
  method: "GET",
  path: "/services/operator/v1/missions/{id}",
  summary: "A mission with its cost and the 100 players with the latest progress",
  access: "operator",
  role: ["MARKETING", "COMPLIANCE"],
  params: z.object({ id: identifierInput }),
  answers: { 200: missionDetails.extend({ list: z.array(missionProgress) }) },
  errors: ["NOT_FOUND"],
});
