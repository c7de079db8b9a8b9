import { sandboxDeclaration } from "@parlour/server/services/money/payment-provider";
import { expect, it } from "vitest";
import { sandboxOffers } from "./bonus-offers.ts";

it("offers the welcome bonus in every currency in which a first deposit can be made", () => {
  const deposited = sandboxDeclaration.kinds.flatMap(
    ({ deposit }) => deposit?.currencies.map(({ currency }) => currency) ?? [],
  );
  const offered = Object.keys(sandboxOffers.offer_welcome!.amounts);
  expect([...new Set(deposited)].filter((currency) => !offered.includes(currency))).toEqual([]);
});
