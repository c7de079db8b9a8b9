import type { ProgrammePlan, TierPlan } from "@parlour/contracts/entities/loyalty-programme";
import { currencyUnitsMinor } from "@parlour/rules/currency-unit";
import { formatMessage } from "@parlour/rules/format-message";
import { type ProgrammeTexts, programmeTexts } from "./programme-texts.ts";

const { inEvery } = programmeTexts;
const higherValue = (percent: number) =>
  inEvery(({ benefits }, language) => formatMessage(benefits.higherValue, language, { percent }));
const morePoints = (percent: number) =>
  inEvery(({ benefits }, language) => formatMessage(benefits.morePoints, language, { percent }));
const redeemAnytime = inEvery(({ benefits }) => benefits.redeem);

/** Creates a tier. The cash value of a point rises with the tier; as bonus money a point is worth a quarter more. */
function tier(
  id: keyof ProgrammeTexts["tiers"],
  colour: string,
  threshold: number,
  worthPercent: number,
  pointsPercent: number,
): TierPlan {
  const cashRatePpm = 50 * worthPercent;
  const benefits = [redeemAnytime];
  if (worthPercent > 100) benefits.push(higherValue(worthPercent - 100));
  if (pointsPercent > 100) benefits.push(morePoints(pointsPercent - 100));
  return {
    id,
    name: inEvery((texts) => texts.tiers[id]),
    colour,
    threshold,
    cashRatePpm,
    bonusRatePpm: (cashRatePpm * 5) / 4,
    pointsPercent,
    benefits,
  };
}

/** The programme of a new site, until an operator changes it: 100 points are worth 0.50 in the Starter tier. */
export const defaultProgramme: ProgrammePlan = {
  pointsName: inEvery((texts) => texts.pointsName),
  tiers: [
    tier("starter", "#A9B4C2", 0, 100, 100),
    tier("bronze", "#C08457", 1_000, 120, 100),
    tier("silver", "#C9D3DF", 5_000, 140, 110),
    tier("gold", "#D9B26A", 25_000, 160, 125),
    tier("emerald", "#3FB58A", 100_000, 180, 150),
    tier("salon", "#E58AA0", 400_000, 200, 200),
  ],
  contribution: {
    verticals: { casino: 100, horses: 50, poker: 50, sports: 50 },
    categories: {
      slots: 100,
      "instant-games": 50,
      "live-tables": 25,
      "table-games": 25,
      "video-poker": 20,
      races: 50,
    },
    games: {},
  },
  unitsMinor: { ...currencyUnitsMinor },
  windowDays: 365,
  bonusWageringFactor: 5,
  bonusValidDays: 30,
};
