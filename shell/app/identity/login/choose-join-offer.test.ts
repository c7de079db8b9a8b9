import type { BonusOffer } from "@parlour/contracts/entities/bonus";
import { expect, it } from "vitest";
import { chooseJoinOffer } from "./choose-join-offer.ts";

const offerOf = (name: string, change: Partial<BonusOffer> = {}, currency = "CHF") =>
  ({
    name,
    summary: `About ${name}`,
    type: "DEPOSIT_MATCH",
    firstDepositOnly: true,
    needsCode: false,
    ...change,
    terms: { currency, minDeposit: 20, wageringFactor: 20 },
  }) as BonusOffer;

const choose = (...offers: BonusOffer[]) => chooseJoinOffer({ offers, currency: "CHF", language: "en" });

it("prefers a match of the first deposit and states its minimum in the chosen currency", () => {
  const chosen = choose(offerOf("Spins", { type: "SPINS" }), offerOf("Match"));
  expect(chosen).toMatchObject({ name: "Match", wagering: 20 });
  expect(chosen?.minimum).toMatch(/CHF.20/);
});

it("states the wagering only once", () => {
  expect(choose(offerOf("Match", { summary: "100% of your first deposit. 20× wagering." }))).toMatchObject({
    wagering: null,
  });
});

it("shows no offer that needs a code, is for later deposits or has terms in another currency", () => {
  expect(
    choose(
      offerOf("Code", { needsCode: true }),
      offerOf("Later", { firstDepositOnly: false }),
      offerOf("Dollars", {}, "CAD"),
    ),
  ).toBeNull();
});
