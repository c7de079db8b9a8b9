import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { PHONE_STATUSES } from "../../../enumerations.ts";

export const getPhoneStatus = defineCall({
  name: "get-phone-status",
  service: "profile",
  method: "GET",
  path: "/services/profile/v1/validated-phones/profile/{session}",
  summary: "The verification status of the player's phone",
  access: "player",
  answers: { 200: z.object({ status: z.enum(PHONE_STATUSES), phone: z.string() }) },
  polled: true,
});
