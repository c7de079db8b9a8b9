import { defineCall } from "../../../call.ts";
import { frequencyCap } from "../../../entities/campaign.ts";

export const getFrequencyCap = defineCall({
  name: "get-frequency-cap",
  service: "campaigns",
  method: "GET",
  path: "/services/operator/v1/campaign-frequency-cap",
  summary: "The maximum number of messages that one player gets from all campaigns",
  access: "operator",
  role: "MARKETING",
  plainRead: true,
  answers: { 200: frequencyCap },
});
