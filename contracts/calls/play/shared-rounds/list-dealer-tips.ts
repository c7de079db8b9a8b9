import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { dealerTipPayout, dealerTipTotal, tipPeriod } from "../../../entities/dealer-tip.ts";

export const listDealerTips = defineCall({
  name: "list-dealer-tips",
  service: "shared-rounds",
  method: "GET",
  path: "/services/operator/v1/dealer-tips",
  summary: "Tips by dealer and currency in a period, and a page of the payouts, newest first",
  access: "operator",
  role: ["GAMES", "PAYMENTS"],
  query: tipPeriod.safeExtend({
    /** The id of the last payout on the previous page. */
    payoutsCursor: z.uuid().optional(),
  }),
  answers: {
    200: z.object({
      items: z.array(dealerTipTotal),
      payouts: z.array(dealerTipPayout),
      nextPayoutsCursor: z.string().nullable(),
    }),
  },
});
