import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const listDemoAccounts = defineCall({
  name: "list-demo-accounts",
  service: "sandbox",
  method: "GET",
  path: "/sandbox/demo-accounts",
  summary: "The demo accounts and the state each is in",
  access: "anyone",
  answers: {
    200: z.array(
      z.object({
        email: z.string(),
        password: z.string(),
        state: z.string(),
        /** The authenticator secret, only for an account with two-factor login. */
        totpSecret: z.string().nullable(),
        /** Whether this is an operator account, which signs in to the console instead of the site. */
        isOperator: z.boolean(),
      }),
    ),
  },
});
