import { defineCall } from "../../../call.ts";
import { studioBalance, studioErrors, studioHeaders, studioRound } from "../../../entities/studio-wallet.ts";

export const endStudioRound = defineCall({
  name: "end-studio-round",
  service: "seamless-wallet",
  method: "POST",
  path: "/services/seamless-wallet/v1/round-ends",
  summary: "End a round; no more stakes are accepted in it",
  access: "provider",
  headers: studioHeaders,
  body: studioRound,
  answers: { 200: studioBalance },
  errors: [...studioErrors, "NOT_FOUND"],
});
