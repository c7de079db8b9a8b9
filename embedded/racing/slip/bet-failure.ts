import { ApiError } from "@parlour/web/api/api-error";
import type { MessageKey } from "@parlour/web/i18n/messages";

/**
 * The message that explains why a bet was not placed, and the values of its placeholders. A second message may say
 * what is left of a limit, and when the bet will be possible.
 */
export type BetFailure = {
  key: MessageKey;
  values?: Record<string, number | string>;
  /** The highest stake per line that would be accepted, offered to the player instead. */
  offer?: number;
  rest?: { key: MessageKey; values: Record<string, string> };
};

const texts: Readonly<Record<string, MessageKey>> = {
  MARKET_SUSPENDED: "racebook.errorClosed",
  INSUFFICIENT_FUNDS: "racebook.errorFunds",
  LIMIT_EXCEEDED: "racebook.errorLimit",
  EXCLUDED: "racebook.errorExcluded",
  GAME_NOT_AVAILABLE: "racebook.errorNotAllowed",
  REGION_NOT_AVAILABLE: "racebook.errorRegion",
  BET_NOT_POSSIBLE: "racebook.errorTicket",
};

/**
 * Converts an error to a message; `money`, `price` and `time` format its values in the player's currency and
 * language.
 */
export function failureOf(
  error: unknown,
  {
    money,
    price,
    time,
  }: {
    money: (amount: number, currency?: string) => string;
    price: (price: number) => string;
    time: (at: string) => string;
  },
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
    const { minimumStake, maximumStake, offeredStake } = details;
    if (maximumStake === 0) return { key: "racebook.errorStakeNone" };
    const values = { min: money(Number(minimumStake)), max: money(Number(maximumStake)) };
    const isOffered = typeof offeredStake === "number" && offeredStake > 0;
    return { key: "racebook.errorStake", values, ...(isOffered && { offer: offeredStake }) };
  }
  if (errorCode === "BONUS_MAX_BET") {
    return { key: "racebook.errorBonusMax", values: { amount: money(Number(details.maxBet)) } };
  }
  if (errorCode === "LIMIT_REACHED") return limitFailure(details, money, time);
  if (errorCode === "EXCLUDED" && typeof details.until === "string")
    return { key: "racebook.errorExcludedUntil", values: { time: time(details.until) } };
  if (error.errors.some(({ field }) => field === "stake")) return { key: "racebook.errorStakeForm" };
  return { key: texts[errorCode ?? ""] ?? "racebook.errorUnknown" };
}

function limitFailure(
  { kind, remaining, currency, freesAt }: Readonly<Record<string, unknown>>,
  money: (amount: number, currency?: string) => string,
  time: (at: string) => string,
): BetFailure {
  // For a limit on playing time, the remainder is in minutes, not in money.
  const hasRemaining = typeof remaining === "number" && kind !== "TIME";
  return {
    ...(hasRemaining
      ? { key: "racebook.errorLimitLeft", values: { remaining: money(remaining, textOf(currency)) } }
      : { key: "racebook.errorLimit" }),
    ...(typeof freesAt === "string" && {
      rest: { key: "racebook.errorLimitFrees", values: { time: time(freesAt) } },
    }),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
