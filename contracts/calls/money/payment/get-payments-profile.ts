import { defineCall } from "../../../call.ts";
import { paymentsProfile } from "../../../entities/payment.ts";

export const getPaymentsProfile = defineCall({
  name: "get-payments-profile",
  service: "payment",
  method: "GET",
  path: "/services/payment/profiles/{session}/info",
  summary: "The player's payment profile (cp, ct, ftd), used for routing",
  access: "player",
  answers: { 200: paymentsProfile },
});
