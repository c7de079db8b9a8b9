import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { transactionFilter } from "../../../entities/transaction.ts";

export const exportTransactions = defineCall({
  name: "export-transactions",
  service: "wallet-gateway",
  method: "GET",
  path: "/services/wallet-gateway/v1/profiles/{session}/transactions/export",
  summary: "The player's account history as CSV, newest first",
  access: "player",
  query: z.object(transactionFilter),
  answers: { 200: z.string() },
  answerType: "text/csv",
  limit: { max: 20, windowSeconds: 60, per: "session" },
});
