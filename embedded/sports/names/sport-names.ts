import type { SportId } from "@parlour/sports";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";

const names: Readonly<Record<SportId, MessageKey>> = {
  football: "sports.football",
  basketball: "sports.basketball",
  "american-football": "sports.americanFootball",
  "ice-hockey": "sports.iceHockey",
  baseball: "sports.baseball",
  tennis: "sports.tennis",
  "table-tennis": "sports.tableTennis",
  darts: "sports.darts",
  cricket: "sports.cricket",
  esports: "sports.esports",
};

/** The display order of sports, most popular first. */
export function sportRank(sport: string): number {
  const at = Object.keys(names).indexOf(sport);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

export function sportName(t: Translate, sport: string): string {
  const key = names[sport as SportId];
  return key ? t(key) : sport;
}
