import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { sportsIdInput } from "../../../entities/sports-event.ts";
import { settlementDecision, tradingEvent } from "../../../entities/sports-trading.ts";

export const settleSportsEvent = defineCall({
  name: "settle-sports-event",
  service: "sportsbook",
  method: "POST",
  path: "/services/operator/v1/sports/events/{event}/settlements",
  summary:
    "Void a market, a selection or the event, or set its result; above a threshold, propose it instead",
  access: "operator",
  role: "TRADER",
  params: z.object({ event: sportsIdInput }),
  body: z.strictObject({ decision: settlementDecision, reason: reasonInput }),
  answers: { 200: tradingEvent },
  /** The refusal `SECOND_PERSON_REQUIRED` contains the number of `bets` and the `amount` that would move. */
  errors: ["NOT_FOUND", "SECOND_PERSON_REQUIRED", "PROPOSAL_REFUSED"],
});
