import { describe, expect, it } from "vitest";
import { grantActions, type OfferTerms, offerActions, worstCaseIn, worstCaseOf } from "./offer-risk.ts";

const welcome: OfferTerms = {
  type: "DEPOSIT_MATCH",
  percent: 100,
  amounts: { USD: { maxAmount: 200 } },
  wageringFactor: 20,
  timesPerPlayer: 1,
  isPublic: true,
};

const names = (terms: OfferTerms) => offerActions(terms).map(({ action }) => action);
const generous = ["BONUS_OFFER", "BONUS_OFFER_GENEROUS"];

describe("an offer is generous for the two-person policy", () => {
  it("when everyone gets 1000% with 0× wagering", () => {
    expect(names({ ...welcome, percent: 1_000, wageringFactor: 0 })).toEqual(generous);
  });
  it("when it is public and without wagering, or beyond 200%, or plain cash", () => {
    expect(names({ ...welcome, wageringFactor: 0 })).toEqual(generous);
    expect(names({ ...welcome, percent: 201 })).toEqual(generous);
    const cash = { ...welcome, type: "CASH" as const, amounts: { USD: { amount: 5 } } };
    expect(names(cash)).toEqual(generous);
  });
  it("not when its terms are usual, or only operators grant it", () => {
    expect(names(welcome)).toEqual(["BONUS_OFFER"]);
    expect(names({ ...welcome, percent: 1_000, wageringFactor: 0, isPublic: false })).toEqual([
      "BONUS_OFFER",
    ]);
  });
});

it("weighs an offer by its highest cost per player in any currency, in dollars", () => {
  const amounts = { USD: { maxAmount: 200 }, JPY: { maxAmount: 50_000 } };
  expect(offerActions({ ...welcome, amounts, timesPerPlayer: 3 })).toEqual([
    { action: "BONUS_OFFER", amount: 1_500 },
  ]);
});

describe("a grant is weighed", () => {
  const cash = (amount: number, currency = "USD"): OfferTerms => ({
    ...welcome,
    type: "CASH",
    percent: undefined,
    amounts: { [currency]: { amount } },
    wageringFactor: 0,
    isPublic: false,
  });
  const players = (count: number) => ({
    playerIds: Array.from({ length: count }, (_, at) => `player_${at}`),
  });
  it("by what all named players can get; a tier has no known amount", () => {
    expect(grantActions(cash(1), { tiers: ["silver"] })).toEqual([{ action: "BONUS_GRANT" }]);
    expect(grantActions(cash(5), players(21))).toEqual([{ action: "BONUS_GRANT", amount: 105 }]);
    expect(grantActions(cash(20_000, "JPY"), players(1))).toEqual([{ action: "BONUS_GRANT", amount: 200 }]);
  });
  it("when a free bet is far higher than usual", () => {
    const freeBet = { ...cash(1_000_000), type: "FREE_BET" as const, wageringFactor: 1 };
    expect(grantActions(freeBet, players(1))).toHaveLength(1);
    expect(names({ ...freeBet, isPublic: true })).toEqual(generous);
  });
  it("not at all with usual terms", () => {
    expect(grantActions(welcome, { tiers: ["silver"] })).toEqual([]);
  });
});

describe("the worst case of an offer", () => {
  it("is the highest bonus times the claims of one player, in each currency", () => {
    const amounts = { USD: { maxAmount: 200 }, EUR: { maxAmount: 0.1 } };
    expect(worstCaseOf({ ...welcome, amounts, timesPerPlayer: 3 })).toEqual([
      { currency: "USD", perClaim: 200, perPlayer: 600 },
      { currency: "EUR", perClaim: 0.1, perPlayer: 0.3 },
    ]);
  });
  it("is also known in one currency, as the highest of all", () => {
    const amounts = { USD: { maxAmount: 20 }, JPY: { maxAmount: 5_000 }, EUR: { maxAmount: 30 } };
    const terms = { ...welcome, amounts, timesPerPlayer: 2 };
    expect(worstCaseIn("USD", terms)).toBe(100);
    expect(worstCaseIn("JPY", terms)).toBe(10_000);
    expect(worstCaseIn("BTC", terms)).toBe(0.001);
  });
  it("is the stakes of free spins", () => {
    const spins = { ...welcome, type: "SPINS" as const, amounts: { USD: { spinStake: 0.5 } } };
    expect(worstCaseOf({ ...spins, spins: { count: 20 } })[0]?.perPlayer).toBe(10);
  });
});
