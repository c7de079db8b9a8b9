import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { sportsIdInput } from "../../../entities/sports-event.ts";
import { tradedMarketInput, tradingEvent } from "../../../entities/sports-trading.ts";

export const suspendSportsMarket = defineCall({
  name: "suspend-sports-market",
  service: "sportsbook",
  method: "PUT",
  path: "/services/operator/v1/sports/events/{event}/market-suspension",
  summary: "Suspend a market, whatever its provider sends, or resume it",
  access: "operator",
  role: "TRADER",
  params: z.object({ event: sportsIdInput }),
  body: z.strictObject({ ...tradedMarketInput, isSuspended: z.boolean(), reason: reasonInput }),
  answers: { 200: tradingEvent },
  errors: ["NOT_FOUND", "SECOND_PERSON_REQUIRED"],
});
