import type { MessageKey } from "@parlour/web/i18n/messages";

type SportsHead = { title: MessageKey; description: MessageKey; hidden?: boolean };

const home: SportsHead = { title: "sports.homeTitle", description: "sports.homeText" };

/** The sports of the sportsbook by path segment, and their names. */
const sportNames: Readonly<Record<string, MessageKey>> = {
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

const fixedPages: Readonly<Record<string, SportsHead>> = {
  live: { title: "sports.liveTitle", description: "sports.liveText" },
  results: { title: "sports.resultsTitle", description: "sports.resultsText" },
  "my-bets": { title: "sports.myBetsTitle", description: "sports.homeText", hidden: true },
  search: { title: "sports.searchTitle", description: "sports.homeText", hidden: true },
};

/** The title and description of a sportsbook page; undefined if there is no such page. */
export function findSportsPage(path: string): SportsHead | undefined {
  const [first, second, ...rest] = path
    .replace(/^\/sports/, "")
    .split("/")
    .filter(Boolean);
  if (rest.length > 0) return undefined;
  if (first === undefined) return home;
  if (first === "events") {
    return second === undefined ? undefined : { title: "sports.eventTitle", description: "sports.eventText" };
  }
  const fixed = fixedPages[first];
  if (fixed) return second === undefined ? fixed : undefined;
  const sport = sportNames[first];
  return sport && { title: sport, description: "sports.homeText" };
}
