import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { passkey, passkeyNameInput } from "../../../entities/passkey.ts";
import { identifierInput } from "../../../entities/text.ts";

export const renamePasskey = defineCall({
  name: "rename-passkey",
  service: "login-service",
  method: "PUT",
  path: "/services/login-service/v1/profiles/{session}/passkeys/{id}",
  summary: "Rename a passkey",
  access: "player",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ name: passkeyNameInput }),
  answers: { 200: passkey },
  errors: ["NOT_FOUND"],
  limit: { max: 30, windowSeconds: 60, per: "session" },
});
