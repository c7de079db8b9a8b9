import { defineCall } from "../../../call.ts";
import { user } from "../../../entities/user.ts";

export const getProfile = defineCall({
  name: "get-profile",
  service: "profile",
  method: "GET",
  path: "/services/profile/v1/profiles/{session}",
  summary: "The player's own profile",
  access: "player",
  answers: { 200: user },
});
