import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";

// Each provider defines its own body; the provider's adapter verifies the signature over the raw bytes and
// parses them.
export const receiveProviderEvent = defineCall({
  name: "receive-provider-event",
  service: "payment",
  method: "POST",
  path: "/services/payment/providers/{provider}/events",
  summary: "Webhook for payment providers",
  access: "provider",
  params: z.object({ provider: identifierInput }),
  body: z.looseObject({}),
  answers: { 200: z.object({ ok: z.literal(true) }) },
  errors: ["SIGNATURE_INVALID", "PROVIDER_EVENT_INVALID", "NOT_FOUND"],
});
