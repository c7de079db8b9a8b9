import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { virtualChannelIdInput, virtualRoundSummary } from "../../../entities/virtual-sports.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listVirtualResults = defineCall({
  name: "list-virtual-results",
  service: "virtual-sports",
  method: "GET",
  path: "/services/virtual-sports/v1/results",
  summary: "Rounds that have ended, the latest first",
  access: "anyone",
  query: z.object({
    channel: virtualChannelIdInput.optional(),
    /** Lists only rounds that started before this time. */
    before: z.iso.datetime().optional(),
    limit: wholeNumberText(1, 50).default(20),
  }),
  answers: { 200: z.object({ items: z.array(virtualRoundSummary) }) },
});
