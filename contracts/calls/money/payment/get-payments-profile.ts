import { defineCall } from "../../../call.ts";
import { paymentsProfile } from "../../../entities/payment.ts";

export const getPaymentsProfile = defineCall({
  name: "get-payments-profile",
  service: "payment",
  method: "GET",
  path: "/services/payment/profiles/{session}/info",
  summary: "What routing needs to know of the player's payments",
  access: "player",
  answers: { 200: paymentsProfile },
});
