import { createHash } from "node:crypto";
import type { PaymentField } from "@parlour/contracts/entities/payment-kind";
import type { BankAccountProvider } from "../../../kit/ports/bank-account-provider.ts";
import type { Players } from "../../../kit/ports/players.ts";

const ibanCountries = new Set(
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);
/** Currencies in which banks identify accounts by IBAN, wherever the player lives. */
const ibanCurrencies = new Set(["EUR", "GBP", "CHF"]);

const field = (own: Partial<PaymentField> & Pick<PaymentField, "id" | "label" | "error">): PaymentField => ({
  type: "text",
  hint: null,
  placeholder: null,
  autoComplete: "off",
  format: "plain",
  pattern: null,
  check: null,
  maxLength: 40,
  required: true,
  secret: false,
  wide: true,
  ...own,
});

const iban = field({
  id: "accountNumber",
  label: "cashier.iban",
  hint: "cashier.bankSandboxHint",
  error: "cashier.ibanWrong",
  placeholder: "GB82 WEST 1234 5698 7654 32",
  format: "iban",
  check: "iban",
});
const bankCode = field({
  id: "bankCode",
  label: "cashier.bankCode",
  error: "cashier.bankCodeWrong",
  format: "upperCase",
  pattern: "[A-Z0-9]{3,12}",
});
/** In the United States the bank code is the routing number, so the form shows an example of one. */
const routingNumber: PaymentField = { ...bankCode, placeholder: "021000021" };
const accountNumber = field({
  id: "accountNumber",
  type: "digits",
  label: "cashier.accountNumber",
  hint: "cashier.bankSandboxHint",
  error: "cashier.accountNumberWrong",
  placeholder: "12345678",
  format: "digits",
  pattern: "\\d{6,20}",
});

/**
 * Simulates a bank account verification service. Every account belongs to the player who enters it, except that
 * accounts ending in 00 belong to someone else and accounts ending in 99 do not exist. Payouts to accounts that end
 * in 13 fail.
 */
export function createSandboxBank(players: Pick<Players, "get">): BankAccountProvider {
  return {
    code: "sandbox",
    fieldsFor({ countryCode, currency }) {
      if (ibanCountries.has(countryCode) || ibanCurrencies.has(currency)) return [iban];
      return [countryCode === "US" ? routingNumber : bankCode, accountNumber];
    },
    async lookUp({ playerId, fields }) {
      const number = fields.accountNumber ?? "";
      if (number.endsWith("99")) return { errors: [{ code: "INVALID_VALUE", field: "accountNumber" }] };
      const { firstName, lastName } = await players.get(playerId);
      const hash = createHash("sha256").update(JSON.stringify(fields)).digest("hex").slice(0, 16);
      return {
        // The sandbox's payment provider fails every payout to a token that contains `fa11`.
        token: number.endsWith("13") ? `fa11_${hash}` : `bank_${hash.replaceAll("fa11", "fa12")}`,
        bank: "Sandbox Bank",
        masked: `****${number.slice(-4)}`,
        holder: number.endsWith("00") ? "Casey Stranger" : `${lastName}, ${firstName}`,
      };
    },
  };
}
