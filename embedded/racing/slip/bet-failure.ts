import { ApiError } from "@parlour/web/api/api-error";
import type { MessageKey } from "@parlour/web/i18n/messages";

/** The message that explains why a bet was not placed, and the values of its placeholders. */
export type BetFailure = { key: MessageKey; values?: Record<string, number | string> };

const texts: Readonly<Record<string, MessageKey>> = {
  MARKET_SUSPENDED: "racebook.errorClosed",
  INSUFFICIENT_FUNDS: "racebook.errorFunds",
  BONUS_MAX_BET: "racebook.errorBonusMax",
  LIMIT_REACHED: "racebook.errorLimit",
  LIMIT_EXCEEDED: "racebook.errorLimit",
  EXCLUDED: "racebook.errorExcluded",
  GAME_NOT_AVAILABLE: "racebook.errorNotAllowed",
  REGION_NOT_AVAILABLE: "racebook.errorNotAllowed",
  BET_NOT_POSSIBLE: "racebook.errorTicket",
};

/**
 * Converts an error to a message; `money` and `price` format its values in the player's currency and
 * language.
 */
export function failureOf(
  error: unknown,
  { money, price }: { money: (amount: number) => string; price: (price: number) => string },
): BetFailure {
  if (!(error instanceof ApiError)) return { key: "racebook.errorUnknown" };
  const { errorCode, details } = error;
  if (error.isOffline) return { key: "racebook.errorOffline" };
  if (errorCode === "PRICE_CHANGED") {
    const current = details.price;
    return typeof current === "number"
      ? { key: "racebook.errorPrice", values: { price: price(current) } }
      : { key: "racebook.errorPriceMoved" };
  }
  if (errorCode === "STAKE_LIMIT") {
    const values = { min: money(Number(details.minimumStake)), max: money(Number(details.maximumStake)) };
    return { key: "racebook.errorStake", values };
  }
  if (error.errors.some(({ field }) => field === "stake")) return { key: "racebook.errorStakeForm" };
  return { key: texts[errorCode ?? ""] ?? "racebook.errorUnknown" };
}
