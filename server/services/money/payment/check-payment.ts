import type { ChannelType } from "@parlour/contracts/enumerations";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import { regionOf } from "@parlour/rules/region";
import { brandCodeOf } from "../../../kit/brands/brand-settings.ts";
import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import type { PaymentParts } from "./parts.ts";

type PaymentRequest = { method: string; amount: number; currency: string; channel: ChannelType | undefined };
export type CheckedPayment = { method: PaymentMethod; amountMinor: bigint };

/** Checks what every payment needs: an offered method, the player's currency and an amount within the limits. */
export async function checkPayment(
  { methods, settings }: PaymentParts,
  player: Player,
  paymentType: "D" | "W",
  request: PaymentRequest,
): Promise<CheckedPayment | Refusal> {
  const { brandCode } = await settings.get();
  const { currency } = player;
  if (request.currency !== currency) return refuse("CURRENCY_MISMATCH");
  const offered = await methods.list({
    paymentType,
    brand: brandCodeOf(player.brandId, brandCode),
    currency,
    region: regionOf(player),
    channel: request.channel,
    playerId: player.id,
  });
  const method = offered.find(({ code }) => code === request.method);
  if (!method) return refuse("METHOD_NOT_AVAILABLE");
  const amountMinor = checkAmount(request.amount, method);
  return typeof amountMinor === "bigint" ? { method, amountMinor } : amountMinor;
}

export function checkAmount(
  amount: number,
  { currency, minMinor, maxMinor }: Pick<PaymentMethod, "currency" | "minMinor" | "maxMinor">,
): bigint | Refusal {
  const wrong = (code: string) => refuseFields([{ code, field: "amount" }]);
  const amountMinor = parseAmount(amount, currency);
  if (isAmountFault(amountMinor)) {
    return wrong(amountMinor === "TOO_LARGE" ? "ABOVE_MAXIMUM" : faults[amountMinor]);
  }
  if (amountMinor < minMinor) return wrong("BELOW_MINIMUM");
  return amountMinor > maxMinor ? wrong("ABOVE_MAXIMUM") : amountMinor;
}

const faults = {
  NOT_A_NUMBER: "INVALID_TYPE",
  NOT_POSITIVE: "AMOUNT_NOT_POSITIVE",
  TOO_PRECISE: "AMOUNT_TOO_PRECISE",
} as const;
