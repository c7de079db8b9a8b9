import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { passkey } from "../../../entities/passkey.ts";

export const listPasskeys = defineCall({
  name: "list-passkeys",
  service: "login-service",
  method: "GET",
  path: "/services/login-service/v1/profiles/{session}/passkeys",
  summary: "The player's passkeys",
  access: "player",
  answers: { 200: z.object({ items: z.array(passkey) }) },
});
