import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { studioBalance, studioErrors, studioHeaders, studioToken } from "../../../entities/studio-wallet.ts";

export const getStudioBalance = defineCall({
  name: "get-studio-balance",
  service: "seamless-wallet",
  method: "POST",
  path: "/services/seamless-wallet/v1/balance",
  summary: "The player's playable balance",
  access: "provider",
  headers: studioHeaders,
  body: z.strictObject({ token: studioToken }),
  answers: { 200: studioBalance },
  errors: studioErrors,
});
