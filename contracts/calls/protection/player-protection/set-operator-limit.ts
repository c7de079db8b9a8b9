import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { playerIdParam } from "../../../entities/player-details.ts";
import { limitAmountInput, limitKind, limitPeriod, protectionLimits } from "../../../entities/protection.ts";

export const setOperatorLimit = defineCall({
  name: "set-operator-limit",
  service: "player-protection",
  method: "PUT",
  path: "/services/operator/v1/players/{playerId}/player-protection/limits",
  summary: "Set or remove an operator's limit for a player; the player's own limit stays as it is",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  body: z.strictObject({
    kind: limitKind,
    period: limitPeriod,
    amount: limitAmountInput.nullable(),
    reason: reasonInput,
  }),
  answers: { 200: protectionLimits },
  errors: ["NOT_FOUND"],
});
