import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { missionId } from "../../../entities/mission.ts";

export const claimMissionPrize = defineCall({
  name: "claim-mission-prize",
  service: "missions",
  method: "POST",
  path: "/services/missions/v1/players/{session}/missions/{id}/claim",
  summary: "Claim the prize of a completed mission, or the reward of today; each is paid once",
  access: "player",
  params: z.object({ id: missionId }),
  body: z.strictObject({
    /** The period whose prize is claimed, as given by the list of missions. */
    period: z.iso.date(),
  }),
  answers: { 200: z.object({ claimedAt: z.iso.datetime() }) },
  errors: ["NOT_FOUND", "MISSION_NOT_COMPLETED", "OFFER_NOT_AVAILABLE", "OVERLOADED"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
