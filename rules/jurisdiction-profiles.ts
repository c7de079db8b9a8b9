import type { JurisdictionRules, PlaceLimit, StakeCap } from "./jurisdiction-rules.ts";

/** A regulator's rules, under a name that countries and subdivisions can refer to. */
type Profile = { name: string; rules: Partial<JurisdictionRules> };

const slots = (amount: number, currency: string, belowAgeYears: number | null = null): StakeCap => ({
  category: "slots",
  belowAgeYears,
  amount,
  currency,
});
const monthlyDeposit = (amount: number, currency: string): PlaceLimit => ({
  kind: "DEPOSIT",
  period: "MONTH",
  amount,
  currency,
});

/**
 * Profiles based on the rules of well-known regulators, which operators adapt to their own licence. A profile
 * contains only the rules that differ from the default.
 */
export const startingProfiles: readonly Profile[] = [
  {
    name: "uk",
    rules: {
      autoplayAllowed: false,
      turboAllowed: false,
      anteBetsAllowed: false,
      featureBuysAllowed: false,
      simultaneousSlotsAllowed: false,
      minimumSpinMs: 2_500,
      stakeCaps: [slots(5, "GBP"), slots(2, "GBP", 25)],
      realityCheckMinutes: 60,
      sessionFiguresShown: true,
      playerTransferAllowed: false,
      cancelWithdrawalAllowed: false,
      creditCardsAllowed: false,
      maximumWagering: 10,
      helplines: [
        {
          name: "National Gambling Helpline",
          phone: "0808 8020 133",
          url: null,
        },
      ],
    },
  },
  {
    name: "malta",
    rules: {
      realityCheckMinutes: 60,
      playerTransferAllowed: false,
      helplines: [{ name: "Responsible Gaming Helpline", phone: "1777", url: null }],
    },
  },
  {
    name: "ontario",
    rules: {
      minimumAgeYears: 19,
      autoplayAllowed: false,
      turboAllowed: false,
      minimumSpinMs: 2_500,
      realityCheckMinutes: 60,
      sessionFiguresShown: true,
      playerTransferAllowed: false,
      helplines: [{ name: "ConnexOntario", phone: "1-866-531-2600", url: null }],
    },
  },
  {
    name: "pennsylvania",
    rules: {
      minimumAgeYears: 21,
      realityCheckMinutes: 60,
      realityCheckMaximumMinutes: 60,
      sessionFiguresShown: true,
      playerTransferAllowed: false,
      creditCardsAllowed: false,
      helplines: [{ name: "1-800-GAMBLER", phone: "1-800-426-2537", url: null }],
    },
  },
  {
    name: "germany",
    rules: {
      autoplayAllowed: false,
      turboAllowed: false,
      anteBetsAllowed: false,
      featureBuysAllowed: false,
      simultaneousSlotsAllowed: false,
      minimumSpinMs: 5_000,
      stakeCaps: [slots(1, "EUR")],
      limits: [monthlyDeposit(1_000, "EUR")],
      depositLimitRequired: true,
      realityCheckMinutes: 60,
      realityCheckMaximumMinutes: 60,
      sessionFiguresShown: true,
      playerTransferAllowed: false,
      documentBeforeDeposit: true,
      helplines: [{ name: "Beratungstelefon Glücksspielsucht", phone: "0800 1 37 27 00", url: null }],
    },
  },
];
