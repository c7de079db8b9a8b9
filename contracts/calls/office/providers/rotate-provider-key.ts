import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { PROVIDER_KINDS, providerPage } from "../../../entities/provider.ts";
import { identifierInput } from "../../../entities/text.ts";

export const rotateProviderKey = defineCall({
  name: "rotate-provider-key",
  service: "providers",
  method: "POST",
  path: "/services/operator/v1/providers/{kind}/{providerId}/keys",
  summary: "Replace a provider's signing key; the new key is returned only this once",
  access: "operator",
  role: "ADMIN",
  params: z.object({ kind: z.enum(PROVIDER_KINDS), providerId: identifierInput }),
  body: z.strictObject({
    /** How long the previous key still works. */
    overlapHours: z
      .int()
      .min(0)
      .max(24 * 30)
      .default(24),
    /** The version the operator saw; if a newer one exists, the call is refused as a conflict. */
    version: z.int().min(1),
    reason: reasonInput,
  }),
  answers: { 201: z.object({ key: z.string(), provider: providerPage }) },
  errors: ["NOT_FOUND", "CONFLICT"],
});
