import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { PROVIDER_KINDS, providerPage } from "../../../entities/provider.ts";
import { identifierInput } from "../../../entities/text.ts";

export const getProvider = defineCall({
  name: "get-provider",
  service: "providers",
  method: "GET",
  path: "/services/operator/v1/providers/{kind}/{providerId}",
  summary: "A provider's settings, masked keys, state and latest errors",
  access: "operator",
  role: ["PAYMENTS", "COMPLIANCE", "GAMES", "TRADER"],
  params: z.object({ kind: z.enum(PROVIDER_KINDS), providerId: identifierInput }),
  answers: { 200: providerPage },
  errors: ["NOT_FOUND"],
});
