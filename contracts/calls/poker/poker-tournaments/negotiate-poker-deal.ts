import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { POKER_DEAL_KINDS } from "../../../entities/poker-deal.ts";
import { pokerTournamentDetails } from "../../../entities/poker-tournament.ts";
import { identifierInput } from "../../../entities/text.ts";

export const negotiatePokerDeal = defineCall({
  name: "negotiate-poker-deal",
  service: "poker-tournaments",
  method: "POST",
  path: "/services/poker/v1/profiles/{session}/tournaments/{tournamentId}/deal",
  summary: "Ask for a deal on the remaining prizes, propose one, or respond to a proposal",
  access: "player",
  params: z.object({ tournamentId: identifierInput }),
  body: z.discriminatedUnion("action", [
    z.strictObject({ action: z.literal("TALK"), value: z.boolean() }),
    z.strictObject({
      action: z.literal("PROPOSE"),
      kind: z.enum(POKER_DEAL_KINDS),
      /** The amount that the players leave in the prize pool for the winner, in major units. */
      rest: z.number().min(0),
    }),
    /** The first player who refuses ends the negotiation, and play continues. */
    z.strictObject({ action: z.literal("ANSWER"), proposalId: identifierInput, isAccepted: z.boolean() }),
  ]),
  answers: { 200: pokerTournamentDetails },
  errors: ["NOT_FOUND", "NOT_SEATED", "CONFLICT", "DEAL_NOT_POSSIBLE"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
