import { type SportId, sportIds } from "@parlour/sports";

export const ROOT = "/sports";

/** A screen of the sportsbook and what it shows. */
export type Place =
  | { screen: "home" }
  | { screen: "live" }
  | { screen: "my-bets"; tab: "open" | "settled" }
  | { screen: "results" }
  | { screen: "search"; term: string }
  | { screen: "sport"; sport: SportId }
  | { screen: "competition"; sport: SportId; competition: string }
  | { screen: "event"; event: string };

const fixed = ["live", "my-bets", "results", "search"] as const;
const isId = (text: string) => /^[\w-]{1,80}$/.test(text);

/** The screen of a path; undefined when there is none. */
export function placeOf(path: string): Place | undefined {
  const [pathname = "", query = ""] = path.split("#")[0]!.split("?");
  const [, root, first, second, ...rest] = pathname.replace(/\/$/, "").split("/");
  if (`/${root}` !== ROOT || rest.length > 0) return undefined;
  const search = new URLSearchParams(query);
  if (first === undefined) return { screen: "home" };
  if (first === "events") {
    return second !== undefined && isId(second) ? { screen: "event", event: second } : undefined;
  }
  if (fixed.some((name) => name === first)) {
    if (second !== undefined) return undefined;
    if (first === "search") return { screen: "search", term: search.get("searchTerm") ?? "" };
    if (first === "my-bets")
      return { screen: "my-bets", tab: search.get("show") === "settled" ? "settled" : "open" };
    return { screen: first as "live" | "results" };
  }
  const sport = sportIds.find((id) => id === first);
  if (sport === undefined) return undefined;
  if (second === undefined) return { screen: "sport", sport };
  return isId(second) ? { screen: "competition", sport, competition: second } : undefined;
}

export const pathTo = {
  sport: (sport: string) => `${ROOT}/${sport}`,
  competition: (sport: string, competition: string) => `${ROOT}/${sport}/${competition}`,
  event: (event: string) => `${ROOT}/events/${event}`,
  search: (term: string) => `${ROOT}/search?searchTerm=${encodeURIComponent(term)}`,
  live: `${ROOT}/live`,
  results: `${ROOT}/results`,
  myBets: `${ROOT}/my-bets`,
  settledBets: `${ROOT}/my-bets?show=settled`,
};
