import { limitRemainder } from "@parlour/web/i18n/limit-remainder";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import type { Refusal } from "./use-poker-table.ts";

const keys: Partial<Record<string, MessageKey>> = {
  SEAT_TAKEN: "poker.refusedSeatTaken",
  ALREADY_SEATED: "poker.refusedAlreadySeated",
  POOL_CLOSED: "poker.poolClosed",
  NOT_SEATED: "poker.refusedNotSeated",
  NOT_YOUR_TURN: "poker.refusedNotYourTurn",
  SEATS_AVAILABLE: "poker.refusedSeatsAvailable",
  BET_OUT_OF_RANGE: "poker.refusedBet",
  INSUFFICIENT_FUNDS: "poker.refusedFunds",
  CURRENCY_MISMATCH: "poker.refusedCurrency",
  SESSION_INVALID: "poker.refusedSession",
  LIMIT_REACHED: "poker.refusedLimit",
  LIMIT_EXCEEDED: "poker.refusedLimit",
  EXCLUDED: "poker.refusedBreak",
  REALITY_CHECK_DUE: "poker.refusedRealityCheck",
  GAME_NOT_AVAILABLE: "poker.refusedAccount",
  REGION_NOT_AVAILABLE: "poker.refusedPlace",
  UNAVAILABLE: "poker.refusedUnavailable",
};

type Speech = {
  t: Translate;
  language: string;
  /** Formats the limits of the buy-in. */
  chips?: (amount: number) => string;
};

/**
 * Why a command was refused, as a message for the player. If one of the player's limits was the reason, the message
 * says how much of the limit is left and when the amount will be possible.
 */
export function refusalText({ code, details }: Refusal, { t, language, chips = String }: Speech): string {
  const { min, max } = details as { min?: number; max?: number };
  if (code === "BUY_IN_OUT_OF_RANGE" && min !== undefined && max !== undefined)
    return t("poker.refusedBuyIn", { min: chips(min), max: chips(max) });
  const text = t(keys[code] ?? "poker.refusedOther");
  if (code !== "LIMIT_REACHED") return text;
  const { remaining, freesAt } = limitRemainder(details, language);
  return [
    text,
    remaining === null ? null : t("poker.refusedLimitLeft", { remaining }),
    freesAt === null ? null : t("poker.refusedLimitFrees", { time: freesAt }),
  ]
    .filter((part) => part !== null)
    .join(" ");
}
