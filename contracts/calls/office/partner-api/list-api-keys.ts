import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { apiKey } from "../../../entities/api-key.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listApiKeys = defineCall({
  name: "list-api-keys",
  service: "partner-api",
  method: "GET",
  path: "/services/operator/v1/api-keys",
  summary: "The API keys of partners, newest first; secrets are never listed",
  access: "operator",
  role: "ADMIN",
  plainRead: true,
  query: z.object({
    /** The id of the last key on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(apiKey), nextCursor: z.string().nullable() }) },
});
