import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { playerIdParam } from "../../../entities/player-details.ts";
import { breakInput, playerBreaks } from "../../../entities/protection.ts";

export const startPlayerBreak = defineCall({
  name: "start-player-break",
  service: "player-protection",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/player-protection/breaks",
  summary: "Start or extend a player's time-out or self-exclusion; it cannot be shortened",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  body: breakInput.extend({ reason: reasonInput }),
  answers: { 200: playerBreaks },
  errors: ["NOT_FOUND", "BREAK_NOT_LONGER"],
});
