import { defineCall } from "../../../call.ts";
import { protectionLimits } from "../../../entities/protection.ts";

export const listProtectionLimits = defineCall({
  name: "list-protection-limits",
  service: "player-protection",
  method: "GET",
  path: "/services/player-protection/v1/profiles/{session}/limits",
  summary: "The player's limits on deposits, losses, stakes and time, and what is left of them",
  access: "player",
  answers: { 200: protectionLimits },
});
