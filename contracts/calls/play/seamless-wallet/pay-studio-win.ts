import { defineCall } from "../../../call.ts";
import {
  movementErrors,
  studioHeaders,
  studioMovement,
  studioResult,
} from "../../../entities/studio-wallet.ts";

export const payStudioWin = defineCall({
  name: "pay-studio-win",
  service: "seamless-wallet",
  method: "POST",
  path: "/services/seamless-wallet/v1/wins",
  summary: "Pay a win, even after the round or session has ended",
  access: "provider",
  headers: studioHeaders,
  body: studioMovement,
  answers: { 200: studioResult },
  errors: [...movementErrors, "NOT_FOUND"],
});
