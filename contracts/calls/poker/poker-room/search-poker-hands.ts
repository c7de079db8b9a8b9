import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerDeskHand } from "../../../entities/poker-desk.ts";
import { identifierInput } from "../../../entities/text.ts";

export const searchPokerHands = defineCall({
  name: "search-poker-hands",
  service: "poker-room",
  method: "GET",
  path: "/services/operator/v1/poker/hands",
  summary: "Finished poker hands by player, table, tournament, time, pot and id, newest first",
  access: "operator",
  role: "COMPLIANCE",
  query: z.object({
    playerId: identifierInput.optional(),
    tableId: identifierInput.optional(),
    tournamentId: identifierInput.optional(),
    handId: identifierInput.optional(),
    from: z.iso.datetime().optional(),
    before: z.iso.datetime().optional(),
    /** The minimum pot, in major units of the table's currency or in chips. */
    minPot: z.coerce.number().min(0).max(1e12).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answers: { 200: z.object({ items: z.array(pokerDeskHand), nextCursor: z.string().nullable() }) },
});
