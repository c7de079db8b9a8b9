import { defineCall } from "../../../call.ts";
import { loyalty } from "../../../entities/loyalty.ts";

export const getLoyalty = defineCall({
  name: "get-loyalty",
  service: "loyalty-points",
  method: "GET",
  path: "/services/loyalty-points/v2/players/{session}/external",
  summary: "The player's points and tier",
  access: "player",
  answers: { 200: loyalty },
  errors: ["FEATURE_DISABLED"],
  polled: true,
});
