import { defineCall } from "../../../call.ts";
import {
  movementErrors,
  promotionalBet,
  studioHeaders,
  studioResult,
} from "../../../entities/studio-wallet.ts";

export const placePromotionalBet = defineCall({
  name: "place-promotional-bet",
  service: "seamless-wallet",
  method: "POST",
  path: "/services/seamless-wallet/v1/promotional-bets",
  summary: "Play a granted spin; the house pays the stake",
  access: "provider",
  headers: studioHeaders,
  body: promotionalBet,
  answers: { 200: studioResult },
  errors: [...movementErrors, "NO_PROMOTIONAL_SPINS", "TRANSACTION_ROLLED_BACK"],
});
