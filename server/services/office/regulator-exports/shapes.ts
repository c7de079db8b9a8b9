import type { RegulatorShape } from "@parlour/contracts/entities/regulator-export";
import type { ledgerMeasures } from "@parlour/rules/ledger-measures";

type Measure = keyof typeof ledgerMeasures;
type Column = { key: string; plus: readonly Measure[]; minus?: readonly Measure[] };

/**
 * The layout of an export: its region, whether a line covers a day or a month, and its columns. Every amount is a sum
 * of the measures that the operators' reports use.
 */
export type Shape = {
  region: { countryCode: string; subdivision: string | null };
  unit: "day" | "month";
  byVertical: boolean;
  columns: readonly Column[];
};

export const shapes: Record<RegulatorShape, Shape> = {
  GB: {
    region: { countryCode: "GB", subdivision: null },
    unit: "month",
    byVertical: true,
    columns: [
      { key: "turnover", plus: ["stakes"] },
      { key: "prizes", plus: ["wins"] },
      { key: "jackpotContributions", plus: ["jackpotContributions"] },
      { key: "grossGamblingYield", plus: ["grossRevenue"] },
    ],
  },
  MT: {
    region: { countryCode: "MT", subdivision: null },
    unit: "month",
    byVertical: false,
    columns: [
      { key: "playerDeposits", plus: ["deposits"] },
      { key: "playerWithdrawals", plus: ["withdrawals"] },
      { key: "wagers", plus: ["stakes"] },
      { key: "winnings", plus: ["wins", "jackpotWins"] },
      { key: "bonusesPaid", plus: ["promotionCost"] },
      { key: "adjustments", plus: ["adjustments"] },
      { key: "chargebacks", plus: ["chargebacks"] },
      { key: "gamingRevenue", plus: ["grossRevenue"] },
      { key: "changeOfPlayerFunds", plus: ["playerFunds"] },
    ],
  },
  "CA-ON": {
    region: { countryCode: "CA", subdivision: "ON" },
    unit: "day",
    byVertical: true,
    columns: [
      { key: "totalWagers", plus: ["stakes"] },
      { key: "totalWinnings", plus: ["wins"] },
      { key: "jackpotContributions", plus: ["jackpotContributions"] },
      { key: "grossGamingRevenue", plus: ["grossRevenue"] },
      { key: "promotions", plus: ["promotionCost"] },
      { key: "revenueLessPromotions", plus: ["grossRevenue"], minus: ["promotionCost"] },
    ],
  },
  "US-PA": {
    region: { countryCode: "US", subdivision: "PA" },
    unit: "day",
    byVertical: true,
    columns: [
      { key: "wagers", plus: ["stakes"] },
      { key: "payouts", plus: ["wins"] },
      { key: "progressiveContributions", plus: ["jackpotContributions"] },
      { key: "promotionalPlay", plus: ["promotionCost"] },
      { key: "adjustments", plus: ["adjustments"] },
      { key: "grossRevenue", plus: ["grossRevenue"] },
      { key: "revenueLessPromotions", plus: ["grossRevenue"], minus: ["promotionCost"] },
    ],
  },
};

/** The vertical shown for amounts that belong to none, such as promotions. */
export const noVertical = "other";
