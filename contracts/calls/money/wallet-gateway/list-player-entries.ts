import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { ledgerEntry } from "../../../entities/ledger-entry.ts";
import { playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";

export const listPlayerEntries = defineCall({
  name: "list-player-entries",
  service: "wallet-gateway",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/entries",
  summary: "A player's ledger entries, newest first",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  query: z.object({ account: z.string().max(100).optional(), cursor: z.string().max(40).optional() }),
  answers: {
    200: z.object({
      items: z.array(ledgerEntry),
      nextCursor: z.string().nullable(),
      /** Whether this is the last page and the player's earlier entries have been archived. */
      hasArchived: z.boolean(),
    }),
  },
});
