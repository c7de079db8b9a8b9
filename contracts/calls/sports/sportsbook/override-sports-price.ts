import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { sportsIdInput } from "../../../entities/sports-event.ts";
import { tradedOutcomeInput, tradedPriceInput, tradingEvent } from "../../../entities/sports-trading.ts";

export const overrideSportsPrice = defineCall({
  name: "override-sports-price",
  service: "sportsbook",
  method: "PUT",
  path: "/services/operator/v1/sports/events/{event}/price-override",
  summary: "Replace the provider's price of an outcome until the override is removed",
  access: "operator",
  role: "TRADER",
  params: z.object({ event: sportsIdInput }),
  body: z.strictObject({
    ...tradedOutcomeInput,
    /** The trader's price as decimal odds; null removes the override. */
    price: tradedPriceInput.nullable(),
    reason: reasonInput,
  }),
  answers: { 200: tradingEvent },
  errors: ["NOT_FOUND", "SECOND_PERSON_REQUIRED"],
});
