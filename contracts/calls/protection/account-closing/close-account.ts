import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { passwordInput, pinCodeInput } from "../../../entities/secret-input.ts";

export const closeAccount = defineCall({
  name: "close-account",
  service: "account-closing",
  method: "POST",
  path: "/services/player-protection/v1/profiles/{session}/closing",
  summary:
    "Close the player's own account; open bets are settled first, then the balance is paid out or held",
  access: "player",
  work: "secret",
  body: z.strictObject({
    password: passwordInput,
    /** The linked account to pay the balance to; null holds the balance until the player claims it. */
    target: z.string().min(1).max(200).nullable(),
    /** The PIN is required if `target` is set, because the balance is then paid out. */
    pinCode: pinCodeInput.optional(),
    /** The player agrees that bonuses are forfeited and that the account can't be used again. */
    consent: z.literal(true, "REQUIRED"),
  }),
  answers: { 200: acknowledgement },
  errors: ["ACCOUNT_BLOCKED", "CONFLICT"],
  limit: { max: 10, windowSeconds: 60, per: "session" },
});
