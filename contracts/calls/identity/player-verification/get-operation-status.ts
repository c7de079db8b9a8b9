import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { MFA_OPERATIONS, OPERATION_STATUSES } from "../../../enumerations.ts";

export const getOperationStatus = defineCall({
  name: "get-operation-status",
  service: "player-verification",
  method: "GET",
  path: "/services/player-verification/v1/profiles/{session}/operations/{operation}/status",
  summary: "Whether an operation is blocked, and for how long",
  access: "player",
  params: z.object({ operation: z.enum(MFA_OPERATIONS) }),
  answers: {
    200: z.object({
      status: z.enum(OPERATION_STATUSES),
      /** How many seconds remain until the operation is available again; zero if it is available now. */
      remainingBlockingTime: z.number().int(),
    }),
  },
});
