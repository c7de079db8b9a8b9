import { OFFER_TYPES } from "@parlour/contracts/bonuses";
import { type OfferPlan, offerPlan } from "@parlour/contracts/entities/offer-plan";
import { expect, it } from "vitest";
import { amountsOf, newFields, type OfferFields, toFields } from "./offer-fields.ts";
import { toPlan } from "./offer-plan.ts";

const contribution: OfferPlan["contribution"] = {
  verticals: { casino: 100, poker: 0 },
  categories: { "table-games": 10 },
  games: { "1202": 50 },
};
const words = (text: string) => ({ en: text, es: "", fr: "", pt: "Oferta", zh: "" });

/** A complete offer of a type, as an operator would enter it. */
function typed(type: OfferFields["type"]): OfferFields {
  const fields = newFields(contribution, new Date("2026-11-15T13:00:42.123Z"));
  const amounts = fields.amounts.map((row) => ({
    ...row,
    ...Object.fromEntries(amountsOf(type).map((name) => [name, "2.5"])),
  }));
  const gameId = type === "SPINS" ? "1401" : "";
  return { ...fields, type, name: words("Offer"), summary: words("Description"), amounts, gameId };
}

it("converts an offer of every type to the contract and back", () => {
  for (const type of OFFER_TYPES) {
    const made = toPlan({ ...typed(type), code: " SPRING ", countries: "ca, gb", tiers: ["gold"] });
    expect(made).toHaveProperty("plan");
    const { plan } = made as { plan: OfferPlan };
    expect(offerPlan.parse(plan)).toEqual(plan);
    expect(plan).toMatchObject({ code: "SPRING", countries: ["CA", "GB"], tiers: ["gold"], contribution });
    expect(plan.name).toEqual({ en: "Offer", pt: "Oferta" });
    expect(plan.startsAt).toBe("2026-11-15T13:00:00.000Z");
    expect(toPlan(toFields(plan))).toEqual({ plan });
  }
});

it("reports errors at their fields", () => {
  const faultsOf = (change: Partial<OfferFields>) => {
    const made = toPlan({ ...typed("DEPOSIT_MATCH"), ...change });
    return "faults" in made ? Object.keys(made.faults) : [];
  };
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ name: words(" ") })).toEqual(["name"]);
  expect(faultsOf({ percent: "0" })).toEqual(["percent"]);
  expect(faultsOf({ wageringFactor: "many" })).toEqual(["wageringFactor"]);
  expect(faultsOf({ timesPerPlayer: "1.5" })).toEqual(["timesPerPlayer"]);
  expect(faultsOf({ verticalShares: "casino 100\nbingo 10" })).toEqual(["verticalShares"]);
  expect(faultsOf({ categoryShares: "slots" })).toEqual(["categoryShares"]);
  expect(faultsOf({ verticals: [] })).toEqual(["verticals"]);
  expect(faultsOf({ code: "ab" })).toEqual(["code"]);
  expect(faultsOf({ notInCountries: "Canada" })).toEqual(["notInCountries"]);
  expect(faultsOf({ endsAt: "2026-11-15T12:59" })).toEqual(["endsAt"]);
  expect(faultsOf({ amounts: [] })).toEqual(["amounts"]);
  const [row] = typed("DEPOSIT_MATCH").amounts;
  expect(faultsOf({ amounts: [{ ...row!, minDeposit: "", maxBet: "-1" }] })).toEqual([
    "USD minDeposit",
    "USD maxBet",
  ]);
  expect(faultsOf({ type: "SPINS" })).toContain("gameId");
});
