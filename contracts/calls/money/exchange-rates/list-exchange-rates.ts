import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const listExchangeRates = defineCall({
  name: "list-exchange-rates",
  service: "exchange-rates",
  method: "GET",
  path: "/services/exchange-rates/v1/rates",
  summary: "Approximate value of each currency in US dollars; for display only",
  access: "anyone",
  answers: {
    200: z.object({ rates: z.record(z.string(), z.number()), updatedAt: z.string().nullable() }),
  },
});
