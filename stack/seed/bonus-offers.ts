import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { currencyUnitMinor } from "@parlour/rules/currency-unit";
import { amountOf } from "@parlour/rules/money";
import { stakeMeasureOf } from "@parlour/rules/stake-limits";
import type { Kit } from "@parlour/server/kit/kit";
import { readTexts } from "@parlour/server/kit/texts";
import { seedOffer } from "@parlour/server/services/rewards/bonuses";
import type english from "../../languages/en/rewards/server/sandbox-offers.json";

const texts = readTexts<typeof english>("rewards", "sandbox-offers");

/** Returns the name and the one-line summary of an offer in every language. */
function textsOf(offer: keyof typeof english): Pick<OfferPlan, "name" | "summary"> {
  return {
    name: texts.inEvery((offers) => offers[offer].name),
    summary: texts.inEvery((offers) => offers[offer].summary),
  };
}

/**
 * The currencies of the sandbox's offers. Free spins are offered only in fiat currencies, in which their stake is a
 * customary amount.
 */
const fiat = [
  ...["USD", "CAD", "EUR", "GBP", "AUD", "NZD", "CHF"],
  ...["BRL", "MXN", "CNY", "JPY", "INR", "IDR", "VND"],
];
const everywhere = [...fiat, ...["BTC", "BCH", "ETH", "LTC", "USDT"]];

/**
 * Returns the amounts of an offer in every currency. They are given in US dollars and scaled to round amounts
 * of roughly the same value.
 */
function amountsIn(
  currencies: readonly string[],
  units: Readonly<Record<string, number>>,
): OfferPlan["amounts"] {
  return Object.fromEntries(
    currencies.map((currency) => [
      currency,
      Object.fromEntries(
        Object.entries(units).map(([name, amount]) => [
          name,
          amountOf((BigInt(Math.round(amount * 100)) * currencyUnitMinor(currency)) / 100n, currency),
        ]),
      ),
    ]),
  );
}

/** Adds the stake of a spin, given in US cents and scaled to each currency by the same ratio as the stakes of games. */
function withSpinStake(amounts: OfferPlan["amounts"], cents: number): OfferPlan["amounts"] {
  return Object.fromEntries(
    Object.entries(amounts).map(([currency, units]) => [
      currency,
      { ...units, spinStake: amountOf(BigInt(cents * stakeMeasureOf(currency)), currency) },
    ]),
  );
}

const usual = {
  contribution: {
    verticals: { casino: 100, horses: 100, poker: 0, sports: 100 },
    categories: { "instant-games": 50, "table-games": 10, "live-tables": 10, "video-poker": 10, races: 50 },
    games: {},
  },
  locksDeposit: false,
  winningsOnly: false,
  spendingOrder: "OWN_FIRST",
  verticals: ["casino"],
  code: null,
  firstDepositOnly: false,
  tiers: [],
  countries: [],
  notInCountries: [],
  timesPerPlayer: 1,
  isPublic: true,
  startsAt: "2026-01-01T00:00:00.000Z",
  endsAt: null,
} as const satisfies Partial<OfferPlan>;

const copy = <Value>(value: Value) =>
  structuredClone(value) as { -readonly [Key in keyof Value]: Value[Key] };

export const sandboxOffers: Readonly<Record<string, OfferPlan>> = {
  offer_welcome: {
    ...copy(usual),
    ...textsOf("welcome"),
    type: "DEPOSIT_MATCH",
    percent: 100,
    amounts: amountsIn(everywhere, { minDeposit: 20, maxAmount: 200, maxBet: 5 }),
    wageringFactor: 20,
    locksDeposit: true,
    firstDepositOnly: true,
    claimDays: 14,
    validDays: 30,
  },
  offer_weekly_cashback: {
    ...copy(usual),
    ...textsOf("cashback"),
    type: "CASHBACK",
    percent: 10,
    amounts: amountsIn(everywhere, { maxAmount: 100 }),
    wageringFactor: 1,
    timesPerPlayer: 1_000,
    claimDays: 7,
    validDays: 7,
  },
  offer_free_bet: {
    ...copy(usual),
    ...textsOf("freeBet"),
    type: "FREE_BET",
    amounts: amountsIn(everywhere, { amount: 10 }),
    wageringFactor: 1,
    winningsOnly: true,
    spendingOrder: "BONUS_FIRST",
    claimDays: 7,
    validDays: 7,
  },
  offer_free_spins: {
    ...copy(usual),
    ...textsOf("spins"),
    type: "SPINS",
    amounts: withSpinStake(amountsIn(fiat, { maxBet: 5, maxConversion: 100 }), 40),
    spins: { gameId: "1408", count: 20 },
    wageringFactor: 10,
    claimDays: 7,
    validDays: 14,
  },
  offer_teatime: {
    ...copy(usual),
    ...textsOf("reload"),
    type: "DEPOSIT_MATCH",
    percent: 50,
    amounts: amountsIn(everywhere, { minDeposit: 20, maxAmount: 100, maxBet: 5 }),
    wageringFactor: 15,
    locksDeposit: true,
    code: "TEATIME",
    timesPerPlayer: 4,
    claimDays: 3,
    validDays: 14,
  },
  offer_house_thanks: {
    ...copy(usual),
    ...textsOf("thanks"),
    type: "CASH",
    amounts: amountsIn(everywhere, { amount: 5 }),
    wageringFactor: 0,
    isPublic: false,
    timesPerPlayer: 1_000,
    claimDays: 7,
    validDays: 7,
  },
};

/**
 * Returns the offer of free spins that the house grants directly, with a 5× wagering requirement on the
 * winnings.
 */
export function houseSpins(gameId: string, count: number, currency: string, stake: number): OfferPlan {
  return {
    ...copy(usual),
    ...textsOf("houseSpins"),
    type: "SPINS",
    amounts: { [currency]: { spinStake: stake } },
    spins: { gameId, count },
    wageringFactor: 5,
    isPublic: false,
    claimDays: 365,
    validDays: 30,
  };
}

export async function seedBonusOffers(kit: Kit): Promise<void> {
  // The site shows the newest offer first, so we create them in reverse order.
  for (const [id, plan] of Object.entries(sandboxOffers).toReversed()) await seedOffer(kit, id, plan);
}
