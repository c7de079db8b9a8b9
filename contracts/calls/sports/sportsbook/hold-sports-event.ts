import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { sportsIdInput } from "../../../entities/sports-event.ts";
import { tradingEvent } from "../../../entities/sports-trading.ts";

export const holdSportsEvent = defineCall({
  name: "hold-sports-event",
  service: "sportsbook",
  method: "PUT",
  path: "/services/operator/v1/sports/events/{event}/hold",
  summary: "Suspend all markets of an event, whatever its provider sends, or resume them",
  access: "operator",
  role: "TRADER",
  params: z.object({ event: sportsIdInput }),
  body: z.strictObject({ isHeld: z.boolean(), reason: reasonInput }),
  answers: { 200: tradingEvent },
  errors: ["NOT_FOUND"],
});
