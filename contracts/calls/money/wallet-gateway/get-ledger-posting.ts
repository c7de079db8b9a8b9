import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { ledgerPosting } from "../../../entities/ledger-entry.ts";

export const getLedgerPosting = defineCall({
  name: "get-ledger-posting",
  service: "wallet-gateway",
  method: "GET",
  path: "/services/operator/v1/ledger/postings/{number}",
  summary: "A ledger posting with both sides of each transfer",
  access: "operator",
  role: ["SUPPORT", "PAYMENTS", "COMPLIANCE", "GAMES", "MARKETING"],
  params: z.object({ number: z.string().regex(/^\d{1,18}$/) }),
  answers: { 200: ledgerPosting },
  errors: ["NOT_FOUND"],
});
