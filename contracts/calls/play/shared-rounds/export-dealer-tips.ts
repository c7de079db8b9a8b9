import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { tipPeriod } from "../../../entities/dealer-tip.ts";

export const exportDealerTips = defineCall({
  name: "export-dealer-tips",
  service: "shared-rounds",
  method: "GET",
  path: "/services/operator/v1/dealer-tips/export",
  summary: "Every tip of a period as CSV",
  access: "operator",
  role: ["GAMES", "PAYMENTS"],
  query: tipPeriod,
  answers: { 200: z.string() },
  answerType: "text/csv",
});
