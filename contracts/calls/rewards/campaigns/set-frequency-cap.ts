import { defineCall } from "../../../call.ts";
import { frequencyCap } from "../../../entities/campaign.ts";
import { reasonInput } from "../../../entities/operator.ts";

export const setFrequencyCap = defineCall({
  name: "set-frequency-cap",
  service: "campaigns",
  method: "PUT",
  path: "/services/operator/v1/campaign-frequency-cap",
  summary: "Set the maximum number of messages that one player gets from all campaigns",
  access: "operator",
  role: "MARKETING",
  body: frequencyCap.extend({
    /** The values that the operator saw. If they have changed, the call is refused with `CONFLICT`. */
    before: frequencyCap,
    reason: reasonInput,
  }),
  answers: { 200: frequencyCap },
  errors: ["CONFLICT"],
});
