import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { missionDetails } from "../../../entities/mission.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listOperatorMissions = defineCall({
  name: "list-operator-missions",
  service: "missions",
  method: "GET",
  path: "/services/operator/v1/missions",
  summary: "All missions with their plans, progress and cost, latest start first",
  access: "operator",
  plainRead: true,
  role: ["MARKETING", "COMPLIANCE"],
  /** The cursor is the id of the last mission on the previous page. */
  query: z.object({ cursor: identifierInput.optional() }),
  answers: { 200: z.object({ items: z.array(missionDetails), nextCursor: z.string().nullable() }) },
});
