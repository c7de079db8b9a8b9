import { defineCall } from "../../../call.ts";
import { studioBalance, studioErrors, studioHeaders, studioRound } from "../../../entities/studio-wallet.ts";

export const endStudioRound = defineCall({
  name: "end-studio-round",
  service: "seamless-wallet",
  method: "POST",
  path: "/services/seamless-wallet/v1/round-ends",
  summary: "Says that nothing more is staked in a round",
  access: "provider",
  headers: studioHeaders,
  body: studioRound,
  answers: { 200: studioBalance },
  errors: [...studioErrors, "NOT_FOUND"],
});
