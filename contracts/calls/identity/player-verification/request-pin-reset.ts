import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";

export const requestPinReset = defineCall({
  name: "request-pin-reset",
  service: "player-verification",
  method: "POST",
  path: "/services/player-verification/v1/profiles/{session}/verifications/PIN_CODE/request-reset",
  summary: "Send a PIN reset link by e-mail",
  access: "player",
  answers: { 202: acknowledgement },
  limit: { max: 10, windowSeconds: 600, per: "session" },
});
