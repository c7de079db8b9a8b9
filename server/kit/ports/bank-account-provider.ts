import type { PaymentField } from "@parlour/contracts/entities/payment-kind";
import type { FieldError } from "../refusal.ts";

export type BankAccountPlace = { countryCode: string; currency: string };

export type BankAccountQuery = BankAccountPlace & {
  playerId: string;
  /** The values of the declared fields, cleaned and checked. We never store them. */
  fields: Readonly<Record<string, string>>;
};

export type FoundBankAccount = {
  /** The provider's permanent token for the account; the same account always has the same token. */
  token: string;
  bank: string;
  /** The last digits of the number, such as `****4821`, so that the player recognises the account. */
  masked: string;
  /** The holder's name according to the bank. We compare it with the player's name and never show it to players. */
  holder: string;
};

/** A service that verifies bank accounts with the banks; the sandbox simulates one. */
export type BankAccountProvider = {
  code: string;
  /** The fields that identify an account at this location. The cashier displays and validates them. */
  fieldsFor(place: BankAccountPlace): readonly PaymentField[];
  /** Returns the account, or `errors` that only the provider can detect, such as an account that does not exist. */
  lookUp(query: BankAccountQuery): Promise<FoundBankAccount | { errors: FieldError[] }>;
};
