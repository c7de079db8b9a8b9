import { defineCall } from "../../../call.ts";
import { realityCheck } from "../../../entities/protection.ts";

export const getRealityCheck = defineCall({
  name: "get-reality-check",
  service: "player-protection",
  method: "GET",
  path: "/services/player-protection/v1/profiles/{session}/reality-check",
  summary:
    "The time played and the amounts staked, won and net since login, the last login, and when the next reality check is due",
  access: "player",
  answers: { 200: realityCheck },
});
