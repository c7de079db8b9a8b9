import { describe, expect, it } from "vitest";
import { grantNeedsSecondPerson, needsSecondPerson, type OfferTerms, worstCaseOf } from "./offer-risk.ts";

const welcome: OfferTerms = {
  type: "DEPOSIT_MATCH",
  percent: 100,
  amounts: { USD: { maxAmount: 200 } },
  wageringFactor: 20,
  timesPerPlayer: 1,
  isPublic: true,
};

describe("an offer needs a second operator", () => {
  it("when everyone gets 1000 % with 0× wagering", () => {
    expect(needsSecondPerson({ ...welcome, percent: 1_000, wageringFactor: 0 })).toBe(true);
  });
  it("when it is public and without wagering, or beyond 200 %, or plain cash", () => {
    expect(needsSecondPerson({ ...welcome, wageringFactor: 0 })).toBe(true);
    expect(needsSecondPerson({ ...welcome, percent: 201 })).toBe(true);
    const cash = { ...welcome, type: "CASH" as const, amounts: { USD: { amount: 5 } } };
    expect(needsSecondPerson(cash)).toBe(true);
  });
  it("not when its terms are usual, or only operators grant it", () => {
    expect(needsSecondPerson(welcome)).toBe(false);
    expect(needsSecondPerson({ ...welcome, percent: 1_000, wageringFactor: 0, isPublic: false })).toBe(false);
  });
});

describe("a grant needs a second operator", () => {
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
  it("when it gives cash to a tier, or more than goodwill to named players", () => {
    expect(grantNeedsSecondPerson(cash(1), { tiers: ["silver"] })).toBe(true);
    expect(grantNeedsSecondPerson(cash(100_000), players(1))).toBe(true);
    expect(grantNeedsSecondPerson(cash(5), players(21))).toBe(true);
    expect(grantNeedsSecondPerson(cash(20_000, "JPY"), players(1))).toBe(true);
  });
  it("when a free bet is far higher than usual", () => {
    const freeBet = { ...cash(1_000_000), type: "FREE_BET" as const, wageringFactor: 1 };
    expect(grantNeedsSecondPerson(freeBet, players(1))).toBe(true);
    expect(needsSecondPerson({ ...freeBet, isPublic: true })).toBe(true);
  });
  it("not for a little goodwill, or for usual terms", () => {
    expect(grantNeedsSecondPerson(cash(5), players(20))).toBe(false);
    expect(grantNeedsSecondPerson(cash(9_000, "JPY"), players(1))).toBe(false);
    expect(grantNeedsSecondPerson(welcome, { tiers: ["silver"] })).toBe(false);
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
  it("is the stakes of free spins", () => {
    const spins = { ...welcome, type: "SPINS" as const, amounts: { USD: { spinStake: 0.5 } } };
    expect(worstCaseOf({ ...spins, spins: { count: 20 } })[0]?.perPlayer).toBe(10);
  });
});
