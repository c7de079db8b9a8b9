import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { apiKey } from "../../../entities/api-key.ts";

export const listApiKeys = defineCall({
  name: "list-api-keys",
  service: "partner-api",
  method: "GET",
  path: "/services/operator/v1/api-keys",
  summary: "The API keys of partners, newest first; secrets are never listed",
  access: "operator",
  role: "ADMIN",
  plainRead: true,
  answers: { 200: z.object({ items: z.array(apiKey) }) },
});
