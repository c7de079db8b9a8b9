import type { Kit } from "@parlour/server/kit/kit";
import { writeRates } from "@parlour/server/services/money/exchange-rates";

/** The value of each currency in US dollars, rounded so that it is not mistaken for a market rate. */
const worthUsd = {
  USD: 1,
  EUR: 1.1,
  GBP: 1.3,
  CHF: 1.15,
  CAD: 0.73,
  AUD: 0.65,
  NZD: 0.6,
  BRL: 0.18,
  MXN: 0.055,
  CNY: 0.14,
  JPY: 0.0067,
  INR: 0.012,
  VND: 0.00004,
  IDR: 0.00006,
  BTC: 80_000,
  XBT: 80_000,
  BCH: 400,
  BSV: 50,
  LTC: 90,
  ETH: 3_000,
  USDT: 1,
};

export async function seedExchangeRates(kit: Kit): Promise<void> {
  await writeRates(kit.db, worthUsd, kit.clock.now());
}
