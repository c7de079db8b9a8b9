import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const listDemoAccounts = defineCall({
  name: "list-demo-accounts",
  service: "sandbox",
  method: "GET",
  path: "/sandbox/demo-accounts",
  summary: "The demo people and the state in which each stands",
  access: "anyone",
  answers: {
    200: z.array(
      z.object({
        email: z.string(),
        password: z.string(),
        state: z.string(),
        /** Only for a person whose login asks for a code: what an authenticator is set up with. */
        totpSecret: z.string().nullable(),
        /** Signs in at the console instead of the site. */
        isOperator: z.boolean(),
      }),
    ),
  },
});
