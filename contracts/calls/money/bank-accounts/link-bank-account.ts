import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { bankAccount } from "../../../entities/bank-account.ts";
import { pinCodeInput } from "../../../entities/secret-input.ts";
import { shortText } from "../../../entities/text.ts";

// A loose object, because the provider declares the fields of an account, which the server validates.
export const linkBankAccount = defineCall({
  name: "link-bank-account",
  service: "bank-accounts",
  method: "POST",
  path: "/services/bank-accounts/v1/profiles/{session}/accounts",
  summary: "Link a bank account that belongs to the player, for withdrawals",
  access: "player",
  body: z.looseObject({ name: shortText(60), pinCode: pinCodeInput }),
  answers: { 201: bankAccount },
  errors: ["ACCOUNT_HOLDER_MISMATCH", "ACCOUNT_BLOCKED", "TOO_MANY", "PROVIDER_UNAVAILABLE"],
  idempotent: true,
  // The limit is low, because every attempt reveals whether an account exists in this player's name.
  limit: { max: 10, windowSeconds: 3_600, per: "session" },
});
