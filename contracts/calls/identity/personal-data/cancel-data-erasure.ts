import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { playerIdParam } from "../../../entities/player-details.ts";

export const cancelDataErasure = defineCall({
  name: "cancel-data-erasure",
  service: "personal-data",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/data-erasure/cancellation",
  summary: "Cancel the scheduled erasure of a player's personal data",
  access: "operator",
  role: "COMPLIANCE",
  params: playerIdParam,
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: acknowledgement },
  errors: ["CONFLICT"],
});
