import { minorUnitsOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import { sandboxProviderCode } from "@parlour/server/services/money/payment-provider";
import { type SeedMethod, seedMethods } from "@parlour/server/services/money/routing";

type Limits = { min: number; max: number; fee: number };

const fiat = ["USD", "CAD", "EUR", "GBP", "BRL", "MXN", "AUD", "CNY"];
/** What a method of a small unit asks is a hundred times what it asks in dollars. */
const wholeUnits = ["JPY", "INR"];

const crypto: Readonly<Record<string, Limits>> = {
  BTC: { min: 0.0001, max: 5, fee: 0.00002 },
  LTC: { min: 0.05, max: 2_000, fee: 0.001 },
  ETH: { min: 0.005, max: 100, fee: 0.0005 },
  USDT: { min: 10, max: 100_000, fee: 1 },
};

type Offer = { group: string; groupName: string; code: string; name: string; paymentType: "D" | "W" };

function method(offer: Offer, currency: string, limits: Limits, position: number): SeedMethod {
  const minor = (amount: number) => (amount === 0 ? 0n : minorUnitsOf(amount, currency));
  return {
    ...offer,
    currency,
    minMinor: minor(limits.min),
    maxMinor: minor(limits.max),
    feeMinor: minor(limits.fee),
    provider: sandboxProviderCode,
    position,
  };
}

const everyday: readonly [Offer, Limits][] = [
  [
    { group: "CARD", groupName: "Card", code: "CARD", name: "Debit or credit card", paymentType: "D" },
    { min: 10, max: 5_000, fee: 0 },
  ],
  [
    { group: "BANK", groupName: "Bank transfer", code: "BANK", name: "Bank transfer", paymentType: "D" },
    { min: 20, max: 20_000, fee: 0 },
  ],
  [
    { group: "VOUCHER", groupName: "Voucher", code: "VOUCHER", name: "Voucher", paymentType: "D" },
    { min: 5, max: 500, fee: 0 },
  ],
  [
    { group: "CBT", groupName: "Bank transfer", code: "CBT", name: "Bank transfer", paymentType: "W" },
    { min: 20, max: 10_000, fee: 2.5 },
  ],
  [
    { group: "TTP", groupName: "Player transfer", code: "TTP", name: "Player transfer", paymentType: "W" },
    { min: 1, max: 2_000, fee: 0 },
  ],
];

function sandboxMethods(): SeedMethod[] {
  const scale = (limits: Limits, factor: number): Limits => ({
    min: limits.min * factor,
    max: limits.max * factor,
    fee: Math.round(limits.fee * factor),
  });
  const inFiat = everyday.flatMap(([offer, limits], position) => [
    ...fiat.map((currency) => method(offer, currency, limits, position)),
    ...wholeUnits.map((currency) => method(offer, currency, scale(limits, 100), position)),
  ]);
  const inCrypto = Object.entries(crypto).flatMap(([currency, limits], index) => {
    const group = { group: "CRYPTO", groupName: "Crypto", code: currency, name: currency };
    const transfer = everyday.at(-1)![0];
    return [
      method({ ...group, paymentType: "D" }, currency, { ...limits, fee: 0 }, 10 + index),
      method({ ...group, paymentType: "W" }, currency, limits, 10 + index),
      method(transfer, currency, { min: limits.min, max: limits.max, fee: 0 }, 20),
    ];
  });
  return [...inFiat, ...inCrypto];
}

export async function seedPaymentMethods(kit: Kit): Promise<void> {
  await seedMethods(kit.db, sandboxMethods());
}
