import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sendAttempts } from "../../../entities/confirmation-code.ts";
import { MFA_OPERATIONS } from "../../../enumerations.ts";

export const sendConfirmationCode = defineCall({
  name: "send-confirmation-code",
  service: "player-verification",
  method: "POST",
  path: "/services/player-verification/v1/profiles/{session}/operation/{operation}/confirmationCode",
  summary: "Send a confirmation code by SMS for an operation",
  access: "player",
  params: z.object({ operation: z.enum(MFA_OPERATIONS) }),
  answers: { 200: sendAttempts },
  errors: ["ACCOUNT_BLOCKED", "NO_REMAINING_SEND_CODE_ATTEMPT", "PLAYER_VALIDATED", "PLAYER_NOT_VALIDATED"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
