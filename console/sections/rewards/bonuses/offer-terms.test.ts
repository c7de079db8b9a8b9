import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { expect, it } from "vitest";
import { offerTerms } from "../../../parts/offer-terms.ts";
import { newFields } from "./offer-fields.ts";
import { toPlan } from "./offer-plan.ts";

const contribution = { verticals: { casino: 100 }, categories: { "table-games": 10 }, games: { "1202": 50 } };
const words = (en: string) => ({ en, es: "", fr: "", pt: "Oferta", zh: "" });
const names = { tiers: new Map([["tier_1", "Gold"]]), games: new Map([["1202", "Baccarat"]]) };

function plan(): OfferPlan {
  const fields = newFields(contribution, new Date("2026-11-15T13:00:00.000Z"));
  const amounts = fields.amounts.map((row) => ({ ...row, minDeposit: "10", maxAmount: "100" }));
  const texts = { name: words("Walk offer"), summary: words("A test") };
  const made = toPlan({ ...fields, ...texts, amounts, countries: "ca", tiers: ["tier_1"] });
  if (!("plan" in made)) throw new Error(JSON.stringify(made.faults));
  return made.plan;
}

it("words every term as the form does", () => {
  const terms = offerTerms(plan(), names);
  expect(terms).toMatchObject({
    Kind: "Deposit match: a percentage of a deposit",
    "Name (English)": "Walk offer",
    "Name (Portuguese)": "Oferta",
    "Minimum deposit (USD)": "$10.00",
    "Only these tiers": "Gold",
    "Only in these countries": "Canada",
    From: "15 Nov 2026, 13:00 UTC",
    "Spending order": "The player's own money first",
    "Where it can be used": "Casino",
    "Table games counts": "10%",
    "Baccarat counts": "50%",
  });
  for (const [label, text] of Object.entries(terms)) {
    expect(`${label} ${text}`).not.toMatch(/[{}[\]"]|[A-Z]_[A-Z]|undefined|\bnull\b|\dT\d/);
  }
});

it("covers every field of an offer", () => {
  const base = plan();
  const changes: Partial<OfferPlan>[] = [
    { type: "CASH" },
    { percent: 51 },
    { spins: { gameId: "1202", count: 5 } },
    { wageringFactor: 3 },
    { locksDeposit: true },
    { winningsOnly: true },
    { spendingOrder: "BONUS_FIRST" },
    { verticals: ["poker"] },
    { claimDays: 2 },
    { validDays: 2 },
    { code: "SPRING" },
    { firstDepositOnly: true },
    { tiers: [] },
    { countries: [] },
    { notInCountries: ["GB"] },
    { brands: ["second"] },
    { timesPerPlayer: 2 },
    { isPublic: true },
    { startsAt: "2027-01-01T00:00:00.000Z" },
    { endsAt: "2027-01-01T00:00:00.000Z" },
    { amounts: { USD: { minDeposit: 1 } } },
    { name: { en: "Other" } },
    { summary: { en: "Other" } },
    { contribution: { ...contribution, games: { "1202": 20 } } },
  ];
  const covered = new Set(changes.flatMap(Object.keys));
  expect(Object.keys(base).filter((name) => !covered.has(name))).toEqual([]);
  for (const change of changes) {
    expect(offerTerms({ ...base, ...change }, names), JSON.stringify(change)).not.toEqual(
      offerTerms(base, names),
    );
  }
});
