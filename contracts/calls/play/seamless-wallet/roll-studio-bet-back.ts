import { defineCall } from "../../../call.ts";
import {
  studioErrors,
  studioHeaders,
  studioResult,
  studioRollback,
} from "../../../entities/studio-wallet.ts";

export const rollStudioBetBack = defineCall({
  name: "roll-studio-bet-back",
  service: "seamless-wallet",
  method: "POST",
  path: "/services/seamless-wallet/v1/rollbacks",
  summary: "Cancel a bet, even if it hasn't arrived yet",
  access: "provider",
  headers: studioHeaders,
  body: studioRollback,
  answers: { 200: studioResult },
  errors: [...studioErrors, "CONFLICT"],
});
