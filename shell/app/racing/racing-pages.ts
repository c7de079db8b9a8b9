import type { MessageKey } from "@parlour/web/i18n/messages";

export const ROOT = "/horse-racing";

type RacingHead = { title: MessageKey; description: MessageKey; hidden?: boolean };

const fixedPages: Readonly<Record<string, RacingHead>> = {
  "": { title: "racing.homeTitle", description: "racing.homeText" },
  results: { title: "racing.resultsTitle", description: "racing.resultsText" },
  "my-bets": { title: "racing.myBetsTitle", description: "racing.homeText", hidden: true },
};
/** Race cards change all the time and there are many horses, so search engines should not index them. */
const itemPages: Readonly<Record<string, RacingHead>> = {
  races: { title: "racing.raceTitle", description: "racing.raceText", hidden: true },
  horses: { title: "racing.horseTitle", description: "racing.personText", hidden: true },
  pools: { title: "racing.poolTitle", description: "racing.resultsText", hidden: true },
  jockeys: { title: "racing.jockeyTitle", description: "racing.personText", hidden: true },
};

/** The title and description of a racebook page; undefined if there is no such page. */
export function findRacingPage(path: string): RacingHead | undefined {
  const [first = "", second, ...rest] = path
    .replace(/^\/horse-racing/, "")
    .split("/")
    .filter(Boolean);
  if (rest.length > 0) return undefined;
  return second === undefined ? fixedPages[first] : itemPages[first];
}
