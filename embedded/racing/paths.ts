export const ROOT = "/horse-racing";

/** A screen of the racebook with its parameters. */
export type Place =
  | { screen: "home"; date: string | null }
  | { screen: "race"; raceId: string }
  | { screen: "results" }
  | { screen: "my-bets"; tab: "OPEN" | "SETTLED" }
  | { screen: "horse"; horseId: string }
  | { screen: "jockey"; jockeyId: string }
  | { screen: "pool"; poolId: string };

const isId = (text: string | undefined): text is string => text !== undefined && /^[\w-]{1,80}$/.test(text);

/** Returns the screen for a path; undefined if there is none. */
export function placeOf(path: string): Place | undefined {
  const [pathname = "", query = ""] = path.split("#")[0]!.split("?");
  const [, root, first, second, ...rest] = pathname.replace(/\/$/, "").split("/");
  if (`/${root}` !== ROOT || rest.length > 0) return undefined;
  const search = new URLSearchParams(query);
  if (first === undefined) return { screen: "home", date: search.get("day") };
  if (second === undefined) {
    if (first === "results") return { screen: "results" };
    const tab = search.get("show") === "settled" ? "SETTLED" : "OPEN";
    return first === "my-bets" ? { screen: "my-bets", tab } : undefined;
  }
  if (!isId(second)) return undefined;
  if (first === "races") return { screen: "race", raceId: second };
  if (first === "pools") return { screen: "pool", poolId: second };
  if (first === "horses") return { screen: "horse", horseId: second };
  return first === "jockeys" ? { screen: "jockey", jockeyId: second } : undefined;
}

export const pathTo = {
  home: ROOT,
  day: (date: string) => `${ROOT}?day=${date}`,
  race: (raceId: string) => `${ROOT}/races/${raceId}`,
  horse: (horseId: string) => `${ROOT}/horses/${horseId}`,
  jockey: (jockeyId: string) => `${ROOT}/jockeys/${jockeyId}`,
  pool: (poolId: string) => `${ROOT}/pools/${poolId}`,
  results: `${ROOT}/results`,
  myBets: `${ROOT}/my-bets`,
  settledBets: `${ROOT}/my-bets?show=settled`,
};

/** Returns the id of a pool's first race. A pool's id consists of this race's id and the type of the pool. */
export function raceOfPool(poolId: string): string | null {
  const [, race] = /^pool_(\d{4}-\d{2}-\d{2}_[a-z-]+_\d{1,2})_[a-z0-9-]+$/.exec(poolId) ?? [];
  return race === undefined ? null : `race_${race}`;
}
