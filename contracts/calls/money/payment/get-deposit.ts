import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { deposit } from "../../../entities/payment.ts";
import { identifierInput } from "../../../entities/text.ts";

export const getDeposit = defineCall({
  name: "get-deposit",
  service: "payment",
  method: "GET",
  path: "/services/payment/profiles/{session}/deposits/{id}",
  summary: "One deposit and its status",
  access: "player",
  params: z.object({ id: identifierInput }),
  answers: { 200: deposit },
  errors: ["NOT_FOUND"],
  polled: true,
});
