import type { Translate } from "@parlour/web/i18n/translator";

/** The name of one of several tables of a game, such as "Auto Roulette 2". The first has the game's name. */
export function tableName({ t, name, number }: { t: Translate; name: string; number: number }): string {
  return number === 1 ? name : t("games.tableName", { name, number });
}
