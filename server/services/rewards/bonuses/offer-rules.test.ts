import { expect, it } from "vitest";
import { isEligible } from "./offer-rules.ts";

const plan = {
  isPublic: true,
  wageringFactor: 10,
  startsAt: "2030-01-01T00:00:00Z",
  endsAt: null,
  amounts: { USD: {} },
  countries: [],
  notInCountries: [],
  tiers: [],
  firstDepositOnly: false,
  timesPerPlayer: 1,
};
const claimant = {
  brandId: "nightjar",
  country: "CA",
  currency: "USD",
  tier: null,
  hasDeposited: false,
  taken: new Map<string, number>(),
  rules: { bonusesAllowed: true, maximumWagering: null },
};

it.each([
  [undefined, true],
  [[], true],
  [["nightjar"], true],
  [["main"], false],
])("an offer for the brands %o can be claimed at nightjar: %s", (brands, isOpen) => {
  const offer = { id: "offer_1", plan: { ...plan, brands } as never };
  expect(isEligible(offer, claimant, new Date("2030-01-02"))).toBe(isOpen);
});
