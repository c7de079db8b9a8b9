import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerMissions } from "../../../entities/mission.ts";
import { languageInput } from "../../../entities/text.ts";

export const listMissions = defineCall({
  name: "list-missions",
  service: "missions",
  method: "GET",
  path: "/services/missions/v1/players/{session}/missions",
  summary: "The missions and daily rewards of the player: current ones, and prizes that can still be claimed",
  access: "player",
  query: z.object({ language: languageInput.optional() }),
  answers: { 200: playerMissions },
  polled: true,
});
