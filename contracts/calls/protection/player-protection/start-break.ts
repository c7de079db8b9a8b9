import { defineCall } from "../../../call.ts";
import { breakInput, playerBreaks } from "../../../entities/protection.ts";

export const startBreak = defineCall({
  name: "start-break",
  service: "player-protection",
  method: "POST",
  path: "/services/player-protection/v1/profiles/{session}/breaks",
  summary: "Start or extend a time-out or self-exclusion; a break of the whole account ends all sessions",
  access: "player",
  body: breakInput,
  answers: { 200: playerBreaks },
  errors: ["BREAK_NOT_LONGER"],
  limit: { max: 20, windowSeconds: 60, per: "session" },
});
