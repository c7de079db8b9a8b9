import { defineCall } from "../../../call.ts";
import { playerBreaks } from "../../../entities/protection.ts";

export const listBreaks = defineCall({
  name: "list-breaks",
  service: "player-protection",
  method: "GET",
  path: "/services/player-protection/v1/profiles/{session}/breaks",
  summary: "The player's time-out or self-exclusion, while it is not over",
  access: "player",
  answers: { 200: playerBreaks },
});
