import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { dealerTipPayout, dealerTipTotal, tipPeriod } from "../../../entities/dealer-tip.ts";

export const listDealerTips = defineCall({
  name: "list-dealer-tips",
  service: "shared-rounds",
  method: "GET",
  path: "/services/operator/v1/dealer-tips",
  summary: "Tips by dealer and currency in a period, and the latest payouts",
  access: "operator",
  role: ["GAMES", "PAYMENTS"],
  query: tipPeriod,
  answers: { 200: z.object({ items: z.array(dealerTipTotal), payouts: z.array(dealerTipPayout) }) },
});
