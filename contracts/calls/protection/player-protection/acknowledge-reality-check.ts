import { defineCall } from "../../../call.ts";
import { realityCheck } from "../../../entities/protection.ts";

export const acknowledgeRealityCheck = defineCall({
  name: "acknowledge-reality-check",
  service: "player-protection",
  method: "POST",
  path: "/services/player-protection/v1/profiles/{session}/reality-check/acknowledgement",
  summary: "Confirm that the player has read the reality check and continues; the interval starts again",
  access: "player",
  answers: { 200: realityCheck },
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
