import { ApiError } from "@parlour/web/api/api-error";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";

const texts: Readonly<Record<string, MessageKey>> = {
  INSUFFICIENT_FUNDS: "cashier.errorFunds",
  PAYMENT_OWED: "cashier.errorOwed",
  ACCOUNT_HOLDER_MISMATCH: "cashier.errorHolder",
  DOCUMENT_NOT_VERIFIED: "cashier.errorDocument",
  ACCOUNT_BLOCKED: "cashier.errorBlocked",
  METHOD_NOT_AVAILABLE: "cashier.errorMethod",
  OFFER_NOT_AVAILABLE: "cashier.errorOffer",
  TOO_MANY: "cashier.errorTooManyAccounts",
  LIMIT_EXCEEDED: "cashier.errorLimit",
  FEATURE_DISABLED: "cashier.errorClosed",
  REGION_NOT_AVAILABLE: "cashier.errorRegion",
  RECIPIENT_NOT_FOUND: "cashier.errorRecipient",
  WITHDRAWAL_NOT_PENDING: "cashier.errorNotPending",
  PROVIDER_UNAVAILABLE: "cashier.errorProvider",
  CREDIT_CARD_NOT_ALLOWED: "cashier.errorCreditCard",
  REGISTER_UNAVAILABLE: "cashier.errorRegister",
  ACCOUNT_UNDER_REVIEW: "cashier.underReview",
  DEPOSIT_LIMIT_REQUIRED: "cashier.limitFirstText",
  PIN_WRONG: "cashier.errorPin",
};

/** The message for a failed call, based on the server's error code. */
export function failureText(error: unknown): MessageKey {
  if (!(error instanceof ApiError)) return "cashier.errorUnknown";
  if (error.isOffline) return "cashier.errorOffline";
  const code = error.errorCode ?? error.errors[0]?.code ?? "";
  return texts[code] ?? "cashier.errorUnknown";
}

/** The values of the message's placeholders. */
export function failureValues(error: unknown, language: string): Record<string, string | number> {
  const { owed, currency, most } = (error instanceof ApiError ? error.details : {}) as Record<
    string,
    unknown
  >;
  return {
    ...(typeof owed === "number" &&
      typeof currency === "string" && { amount: formatMoney(owed, currency, language) }),
    ...(typeof most === "number" && { count: most }),
  };
}

/** The fields that the server refused. */
export function wrongFields(error: unknown): readonly string[] {
  return error instanceof ApiError ? error.errors.flatMap(({ field }) => (field ? [field] : [])) : [];
}
