import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { tokenInput } from "../../../entities/text.ts";

export const lockAccount = defineCall({
  name: "lock-account",
  service: "profile",
  method: "POST",
  path: "/services/profile/v1/account-locks/{token}",
  summary: "Lock the account with the link in a security e-mail: ends all sessions and stops withdrawals",
  access: "anyone",
  params: z.object({ token: tokenInput }),
  answers: { 200: acknowledgement },
  errors: ["TOKEN_INVALID"],
  limit: { max: 60, windowSeconds: 600 },
});
