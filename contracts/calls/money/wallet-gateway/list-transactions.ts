import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { transaction, transactionFilter } from "../../../entities/transaction.ts";

export const listTransactions = defineCall({
  name: "list-transactions",
  service: "wallet-gateway",
  method: "GET",
  path: "/services/wallet-gateway/v1/profiles/{session}/transactions",
  summary: "The player's account history, newest first",
  access: "player",
  query: z.object({ ...transactionFilter, cursor: z.string().max(200).optional() }),
  answers: { 200: z.object({ items: z.array(transaction), nextCursor: z.string().nullable() }) },
});
