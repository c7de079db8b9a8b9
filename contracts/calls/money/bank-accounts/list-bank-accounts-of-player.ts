import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reviewedBankAccount } from "../../../entities/bank-account.ts";
import { playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listBankAccountsOfPlayer = defineCall({
  name: "list-bank-accounts-of-player",
  service: "bank-accounts",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/bank-accounts",
  summary: "A player's bank accounts, including those that were refused or removed, newest first",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  query: z.object({
    /** The id of the last account on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(reviewedBankAccount), nextCursor: z.string().nullable() }) },
});
