import { defineCall } from "../../../call.ts";
import {
  movementErrors,
  studioHeaders,
  studioMovement,
  studioResult,
} from "../../../entities/studio-wallet.ts";

export const payStudioJackpot = defineCall({
  name: "pay-studio-jackpot",
  service: "seamless-wallet",
  method: "POST",
  path: "/services/seamless-wallet/v1/jackpot-wins",
  summary: "Pay a jackpot that the studio runs",
  access: "provider",
  headers: studioHeaders,
  body: studioMovement,
  answers: { 200: studioResult },
  errors: [...movementErrors, "NOT_FOUND"],
});
