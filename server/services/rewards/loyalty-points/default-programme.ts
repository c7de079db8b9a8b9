import type { ProgrammePlan, TierPlan } from "@parlour/contracts/entities/loyalty-programme";
import type { LocalText } from "@parlour/contracts/entities/offer-plan";
import { currencyUnitsMinor } from "@parlour/rules/currency-unit";

const better = (percent: number): LocalText => ({
  en: `Points are worth ${percent} % more than at Starter`,
  es: `Los puntos valen un ${percent} % más que en Starter`,
  fr: `Les points valent ${percent} % de plus qu’au niveau Starter`,
  pt: `Os pontos valem mais ${percent} % do que em Starter`,
  zh: `积分价值比 Starter 高 ${percent}%`,
});
const more = (percent: number): LocalText => ({
  en: `${percent} % more points for every stake`,
  es: `Un ${percent} % más de puntos por cada apuesta`,
  fr: `${percent} % de points en plus à chaque mise`,
  pt: `Mais ${percent} % de pontos por cada aposta`,
  zh: `每次投注多得 ${percent}% 的积分`,
});
const redeem: LocalText = {
  en: "Change points into cash or bonus money at any time",
  es: "Cambia puntos por efectivo o dinero de bono cuando quieras",
  fr: "Échangez vos points contre de l’argent ou un bonus à tout moment",
  pt: "Troque pontos por dinheiro ou bónus quando quiser",
  zh: "随时将积分兑换为现金或奖金",
};
const first: LocalText = {
  en: "Your messages to support are answered first",
  es: "Atendemos primero tus mensajes a soporte",
  fr: "Vos messages à l’assistance passent en premier",
  pt: "As suas mensagens ao apoio são respondidas primeiro",
  zh: "您的客服留言优先回复",
};

/** The worth of a point as cash rises with the tier; as bonus it is a quarter more. */
function tier(
  id: string,
  name: LocalText,
  colour: string,
  threshold: number,
  worthPercent: number,
  pointsPercent: number,
  extra: readonly LocalText[] = [],
): TierPlan {
  const cashRatePpm = 50 * worthPercent;
  const benefits = [redeem];
  if (worthPercent > 100) benefits.push(better(worthPercent - 100));
  if (pointsPercent > 100) benefits.push(more(pointsPercent - 100));
  benefits.push(...extra);
  return {
    id,
    name,
    colour,
    threshold,
    cashRatePpm,
    bonusRatePpm: (cashRatePpm * 5) / 4,
    pointsPercent,
    benefits,
  };
}

/** What the programme is until an operator changes it: 100 points are worth 0.50 at Starter. */
export const defaultProgramme: ProgrammePlan = {
  pointsName: { en: "Points", es: "Puntos", fr: "Points", pt: "Pontos", zh: "积分" },
  tiers: [
    tier("starter", { en: "Starter" }, "#A9B4C2", 0, 100, 100),
    tier(
      "bronze",
      { en: "Bronze", es: "Bronce", fr: "Bronze", pt: "Bronze", zh: "青铜" },
      "#C08457",
      1_000,
      120,
      100,
    ),
    tier(
      "silver",
      { en: "Silver", es: "Plata", fr: "Argent", pt: "Prata", zh: "白银" },
      "#C9D3DF",
      5_000,
      140,
      110,
    ),
    tier("gold", { en: "Gold", es: "Oro", fr: "Or", pt: "Ouro", zh: "黄金" }, "#D9B26A", 25_000, 160, 125),
    tier(
      "emerald",
      { en: "Emerald", es: "Esmeralda", fr: "Émeraude", pt: "Esmeralda", zh: "翡翠" },
      "#3FB58A",
      100_000,
      180,
      150,
      [first],
    ),
    tier(
      "salon",
      { en: "Salon", es: "Salón", fr: "Salon", pt: "Salão", zh: "沙龙" },
      "#E58AA0",
      400_000,
      200,
      200,
      [first],
    ),
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
