import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { loginRecord } from "../../../entities/player-session.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listLoginHistory = defineCall({
  name: "list-login-history",
  service: "login-service",
  method: "GET",
  path: "/services/login-service/v1/profiles/{session}/login-history",
  summary: "The player's logins and failed attempts, newest first",
  access: "player",
  query: z.object({
    /** The id of the last login on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(loginRecord), nextCursor: z.string().nullable() }) },
});
