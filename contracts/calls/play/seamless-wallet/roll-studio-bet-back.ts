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
  summary: "Makes sure that a bet has no effect, also one that has not arrived yet",
  access: "provider",
  headers: studioHeaders,
  body: studioRollback,
  answers: { 200: studioResult },
  errors: [...studioErrors, "CONFLICT"],
});
