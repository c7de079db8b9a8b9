import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { provider } from "../../../entities/provider.ts";

export const listProviders = defineCall({
  name: "list-providers",
  service: "providers",
  method: "GET",
  path: "/services/operator/v1/providers",
  summary: "Every provider of every kind, with its state and the calls of the last hour",
  access: "operator",
  role: ["PAYMENTS", "COMPLIANCE", "GAMES", "TRADER"],
  answers: { 200: z.object({ items: z.array(provider) }) },
});
