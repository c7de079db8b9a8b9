import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const createCaptcha = defineCall({
  name: "create-captcha",
  service: "login-service",
  method: "GET",
  path: "/services/login-service/v1/captcha",
  summary: "Get a proof-of-work challenge; send its solution in X-CAPTCHA-TOKEN",
  access: "anyone",
  answers: {
    200: z.object({
      algorithm: z.string(),
      challenge: z.string(),
      maxnumber: z.number().int(),
      salt: z.string(),
      signature: z.string(),
    }),
  },
});
