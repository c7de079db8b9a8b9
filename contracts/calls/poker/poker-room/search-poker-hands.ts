import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { decimalText } from "../../../entities/decimal-text.ts";
import { pokerDeskHand } from "../../../entities/poker-desk.ts";
import { identifierInput } from "../../../entities/text.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

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
    minPot: decimalText(0, 1e12).optional(),
    cursor: z.string().max(200).optional(),
    limit: wholeNumberText(1, 100).default(25),
  }),
  answers: { 200: z.object({ items: z.array(pokerDeskHand), nextCursor: z.string().nullable() }) },
});
