import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { playerDetails, playerIdParam } from "../../../entities/player-details.ts";

export const changePlayerStatus = defineCall({
  name: "change-player-status",
  service: "profile",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/status",
  summary: "Disable, enable or close an account; disabling and closing end its sessions",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  body: z.strictObject({ status: z.enum(["ACTIVE", "DISABLED", "CLOSED"]), reason: reasonInput }),
  answers: { 200: playerDetails },
  errors: ["NOT_FOUND", "CONFLICT", "BALANCE_NOT_EMPTY", "SECOND_PERSON_REQUIRED"],
});
