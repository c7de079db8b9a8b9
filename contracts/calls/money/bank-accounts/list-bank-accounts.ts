import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { bankAccount, bankAccountForm } from "../../../entities/bank-account.ts";

export const listBankAccounts = defineCall({
  name: "list-bank-accounts",
  service: "bank-accounts",
  method: "GET",
  path: "/services/bank-accounts/v1/profiles/{session}/accounts",
  summary: "The player's linked bank accounts, and the form that links another",
  access: "player",
  answers: {
    200: z.object({
      items: z.array(bankAccount),
      /** The form is null while no provider can verify bank accounts. */
      form: bankAccountForm.nullable(),
    }),
  },
});
