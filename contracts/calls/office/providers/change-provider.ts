import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { PROVIDER_KINDS, providerPage } from "../../../entities/provider.ts";
import { identifierInput } from "../../../entities/text.ts";

export const changeProvider = defineCall({
  name: "change-provider",
  service: "providers",
  method: "POST",
  path: "/services/operator/v1/providers/{kind}/{providerId}",
  summary:
    "Enable or disable a provider, or change the address of its test call; enabling needs a PROVIDER_KEY proposal by default",
  access: "operator",
  role: "ADMIN",
  params: z.object({ kind: z.enum(PROVIDER_KINDS), providerId: identifierInput }),
  body: z.strictObject({
    isEnabled: z.boolean(),
    address: z.string().trim().max(500).nullable(),
    version: z.int().min(1),
    reason: reasonInput,
  }),
  answers: { 200: providerPage },
  errors: ["NOT_FOUND", "CONFLICT", "SECOND_PERSON_REQUIRED"],
});
