import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { PROVIDER_KINDS, providerPage } from "../../../entities/provider.ts";
import { identifierInput } from "../../../entities/text.ts";

export const collectProviderKey = defineCall({
  name: "collect-provider-key",
  service: "providers",
  method: "POST",
  path: "/services/operator/v1/providers/{kind}/{providerId}/keys",
  summary:
    "Show a provider's new signing key, once, to the operator who proposed it (a PROVIDER_KEY proposal replaces a key)",
  access: "operator",
  role: "ADMIN",
  params: z.object({ kind: z.enum(PROVIDER_KINDS), providerId: identifierInput }),
  answers: { 201: z.object({ key: z.string(), provider: providerPage }) },
  errors: ["NOT_FOUND", "FORBIDDEN"],
});
