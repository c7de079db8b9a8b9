import { sandboxDeclaration } from "@parlour/server/services/money/payment-provider";
import { expect, it } from "vitest";
import { sandboxOffers } from "./bonus-offers.ts";

const deposited = [
  ...new Set(
    sandboxDeclaration.kinds.flatMap(
      ({ deposit }) => deposit?.currencies.map(({ currency }) => currency) ?? [],
    ),
  ),
];
const crypto = ["BTC", "BCH", "ETH", "LTC", "USDT"];
const missingIn = (offerId: string, currencies: readonly string[]) => {
  const offered = Object.keys(sandboxOffers[offerId]!.amounts);
  return currencies.filter((currency) => !offered.includes(currency));
};

it("offers the welcome bonus in every currency in which a first deposit can be made", () => {
  expect(missingIn("offer_welcome", deposited)).toEqual([]);
});

it("offers free spins in every fiat currency in which a deposit can be made", () => {
  expect(deposited).toContain("VND");
  expect(
    missingIn(
      "offer_free_spins",
      deposited.filter((currency) => !crypto.includes(currency)),
    ),
  ).toEqual([]);
});
