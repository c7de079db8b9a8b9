import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { identifierInput } from "../../../entities/text.ts";

export const unlinkBankAccount = defineCall({
  name: "unlink-bank-account",
  service: "bank-accounts",
  method: "DELETE",
  path: "/services/bank-accounts/v1/profiles/{session}/accounts/{id}",
  summary: "Remove a linked bank account; withdrawals already requested are still paid to it",
  access: "player",
  params: z.object({ id: identifierInput }),
  answers: { 200: acknowledgement },
  errors: ["NOT_FOUND"],
});
