import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sendAttempts } from "../../../entities/confirmation-code.ts";
import { MFA_OPERATIONS } from "../../../enumerations.ts";

export const sendConfirmationCode = defineCall({
  name: "send-confirmation-code",
  service: "player-verification",
  method: "POST",
  path: "/services/player-verification/v1/profiles/{session}/operation/{operation}/confirmationCode",
  summary: "Send a confirmation code for an operation, by SMS or e-mail",
  access: "player",
  params: z.object({ operation: z.enum(MFA_OPERATIONS) }),
  query: z.object({
    /** How the code is sent; SMS by default. A code sent by e-mail is accepted only by the `verify` call. */
    method: z.enum(["SMS", "EMAIL"]).optional(),
  }),
  answers: { 200: sendAttempts },
  errors: ["ACCOUNT_BLOCKED", "NO_REMAINING_SEND_CODE_ATTEMPT", "PLAYER_VALIDATED", "PLAYER_NOT_VALIDATED"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
