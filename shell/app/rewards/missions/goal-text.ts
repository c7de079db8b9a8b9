import type { PlayerMission, PlayerPrize } from "@parlour/contracts/entities/mission";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import type { Translate } from "@parlour/web/i18n/translator";
import { headline } from "../bonuses/terms-lines.ts";

/** What the player has to do, in one line. */
export function goalText(t: Translate, language: string, mission: PlayerMission): string {
  const { goal, target, currency, multiple, minimumOdds } = mission;
  const number = (value: number | null) =>
    new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 }).format(value ?? 0);
  switch (goal) {
    case "ROUNDS":
      return t("missions.goalROUNDS", { count: target });
    case "STAKED":
      return t("missions.goalSTAKED", { amount: formatMoney(target, currency, language) });
    case "MULTIPLE":
      return t("missions.goalMULTIPLE", { count: target, multiple: number(multiple) });
    case "SPORTS_BETS":
      return t("missions.goalSPORTS_BETS", { count: target, odds: number(minimumOdds) });
    case "VISIT":
      return t("missions.goalVISIT");
  }
}

/** The progress as text, such as "3 of 20". */
export function progressText(t: Translate, language: string, mission: PlayerMission): string {
  const { goal, progress, target, currency } = mission;
  const text = (value: number) =>
    goal === "STAKED"
      ? formatMoney(value, currency, language)
      : new Intl.NumberFormat(languageTag(language)).format(value);
  return t("missions.progress", { progress: text(progress), target: text(target) });
}

export function prizeText(t: Translate, language: string, { points, offer }: PlayerPrize): string {
  if (offer === null) return t("missions.points", { points: points ?? 0 });
  // The headline of an offer ends with a full stop, which is removed because a prize is shown as a label.
  return headline(t, language, offer.type, offer.terms)?.replace(/[.。]$/u, "") ?? offer.name;
}

type Names = Readonly<Record<string, string>>;

/** Describes which play counts towards a mission, with one line for each rule. */
export function ruleLines(
  t: Translate,
  language: string,
  mission: PlayerMission,
  { categories, gameNames }: { categories: Names; gameNames: Names },
): string[] {
  const { goal, minimumStake, currency } = mission;
  const isSports = goal === "SPORTS_BETS";
  const amount = formatMoney(minimumStake ?? 0, currency, language);
  const counting = [
    ...mission.categories.map((slug) => categories[slug] ?? slug),
    ...mission.games.map((id) => gameNames[id] ?? id),
  ];
  const list = new Intl.ListFormat(languageTag(language)).format(counting);
  const games = counting.length === 0 ? t("missions.allGames") : t("missions.games", { list });
  return [
    ...(isSports ? [t("missions.odds"), t("missions.minimumBet", { amount })] : [games]),
    ...(isSports ? [] : [t("missions.minimum", { amount })]),
    t("missions.ownMoney"),
    t("missions.settled"),
  ];
}
