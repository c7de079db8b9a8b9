import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";

// The body is the provider's own; its adapter checks the signature over the raw bytes and reads it.
export const receiveProviderEvent = defineCall({
  name: "receive-provider-event",
  service: "payment",
  method: "POST",
  path: "/services/payment/providers/{provider}/events",
  summary: "What a payment provider tells us of a payment",
  access: "provider",
  params: z.object({ provider: identifierInput }),
  body: z.looseObject({}),
  answers: { 200: z.object({ ok: z.literal(true) }) },
  errors: ["SIGNATURE_INVALID", "NOT_FOUND"],
});
