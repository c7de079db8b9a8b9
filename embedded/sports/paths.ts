import { isVirtualEvent, roundOfEvent, type SportId, sportIds } from "@parlour/sports";

export const ROOT = "/sports";
export const VIRTUAL_ROOT = "/virtual-sports";

/** A screen of the sportsbook with its parameters. */
export type Place =
  | { screen: "home" }
  | { screen: "live" }
  | { screen: "my-bets"; tab: "open" | "settled" }
  | { screen: "results" }
  | { screen: "search"; term: string }
  | { screen: "sport"; sport: SportId }
  | { screen: "competition"; sport: SportId; competition: string }
  | { screen: "event"; event: string }
  | { screen: "virtual" }
  | { screen: "virtual-results"; channel: string | null }
  | { screen: "virtual-round"; round: string };

const fixed = ["live", "my-bets", "results", "search"] as const;
const isId = (text: string) => /^[\w-]{1,80}$/.test(text);

/** Returns the screen for a path; undefined if there is none. */
export function placeOf(path: string): Place | undefined {
  const [pathname = "", query = ""] = path.split("#")[0]!.split("?");
  const [, root, first, second, ...rest] = pathname.replace(/\/$/, "").split("/");
  if (rest.length > 0) return undefined;
  const search = new URLSearchParams(query);
  if (`/${root}` === VIRTUAL_ROOT) return virtualPlaceOf(first, second, search);
  if (`/${root}` !== ROOT) return undefined;
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

function virtualPlaceOf(
  first: string | undefined,
  second: string | undefined,
  search: URLSearchParams,
): Place | undefined {
  if (first === undefined) return { screen: "virtual" };
  if (first === "results" && second === undefined)
    return { screen: "virtual-results", channel: search.get("channel") };
  return first === "rounds" && second !== undefined && isId(second)
    ? { screen: "virtual-round", round: second }
    : undefined;
}

export const pathTo = {
  sport: (sport: string) => `${ROOT}/${sport}`,
  competition: (sport: string, competition: string) => `${ROOT}/${sport}/${competition}`,
  event: (event: string) =>
    isVirtualEvent(event) ? pathTo.virtualRound(roundOfEvent(event)) : `${ROOT}/events/${event}`,
  virtualRound: (round: string): string => `${VIRTUAL_ROOT}/rounds/${round}`,
  virtualResults: (channel: string) => `${VIRTUAL_ROOT}/results?channel=${channel}`,
  search: (term: string) => `${ROOT}/search?searchTerm=${encodeURIComponent(term)}`,
  live: `${ROOT}/live`,
  results: `${ROOT}/results`,
  myBets: `${ROOT}/my-bets`,
  settledBets: `${ROOT}/my-bets?show=settled`,
};
