import { defineCall } from "../../../call.ts";
import {
  movementErrors,
  studioHeaders,
  studioMovement,
  studioResult,
} from "../../../entities/studio-wallet.ts";

export const payPromotionalWin = defineCall({
  name: "pay-promotional-win",
  service: "seamless-wallet",
  method: "POST",
  path: "/services/seamless-wallet/v1/promotional-wins",
  summary: "Pays what a granted spin won, to where the grant says",
  access: "provider",
  headers: studioHeaders,
  body: studioMovement,
  answers: { 200: studioResult },
  errors: [...movementErrors, "NOT_FOUND"],
});
