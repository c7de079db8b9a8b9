import { z } from "zod";
import { defineCall } from "../../call.ts";
import { transaction } from "../../entities/transaction.ts";
import { TRANSACTION_TYPES } from "../../enumerations.ts";

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], "INVALID_FORMAT");

export const listTransactions = defineCall({
  name: "list-transactions",
  service: "wallet-gateway",
  method: "GET",
  path: "/services/wallet-gateway/v1/profiles/{session}/transactions",
  summary: "The player's account history, newest first",
  access: "player",
  query: z.object({
    from: moment.optional(),
    to: moment.optional(),
    type: z.enum(TRANSACTION_TYPES).optional(),
    cursor: z.string().max(200).optional(),
  }),
  answers: { 200: z.object({ items: z.array(transaction), nextCursor: z.string().nullable() }) },
});
