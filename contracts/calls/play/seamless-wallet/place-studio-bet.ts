import { defineCall } from "../../../call.ts";
import {
  movementErrors,
  studioHeaders,
  studioMovement,
  studioResult,
} from "../../../entities/studio-wallet.ts";

export const placeStudioBet = defineCall({
  name: "place-studio-bet",
  service: "seamless-wallet",
  method: "POST",
  path: "/services/seamless-wallet/v1/bets",
  summary: "Take a stake; opens the round if needed",
  access: "provider",
  headers: studioHeaders,
  body: studioMovement,
  answers: { 200: studioResult },
  errors: [
    ...movementErrors,
    "INSUFFICIENT_FUNDS",
    "BONUS_MAX_BET",
    "LIMIT_EXCEEDED",
    "LIMIT_REACHED",
    "EXCLUDED",
    "ANOTHER_SLOT_OPEN",
    "REALITY_CHECK_DUE",
    "ROUND_TOO_SOON",
    "TRANSACTION_ROLLED_BACK",
  ],
});
