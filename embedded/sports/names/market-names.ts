import type { Market, Period, PlaceTerms, Side, SportId } from "@parlour/sports";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";

/** The names from which market and outcome names of one event are built. */
export interface EventNames {
  readonly sport: SportId;
  readonly home: string;
  readonly away: string;
  readonly players: Readonly<Record<string, string>>;
}

type Counted = "goals" | "points" | "runs" | "games" | "rounds" | "legs";
type Segment = "half" | "quarter" | "period" | "inning" | "set" | "game" | "leg" | "innings" | "map";

/**
 * The units and segments of each sport. They are copied from the sport's model, which is too large to load in
 * a page.
 */
export const counted: Readonly<Record<SportId, readonly [Counted, Segment]>> = {
  football: ["goals", "half"],
  basketball: ["points", "quarter"],
  "american-football": ["points", "quarter"],
  "ice-hockey": ["goals", "period"],
  baseball: ["runs", "inning"],
  tennis: ["games", "set"],
  "table-tennis": ["points", "game"],
  darts: ["legs", "leg"],
  cricket: ["runs", "innings"],
  esports: ["rounds", "map"],
};

const units: Readonly<Record<string, MessageKey>> = {
  goals: "markets.unitGoals",
  points: "markets.unitPoints",
  runs: "markets.unitRuns",
  games: "markets.unitGames",
  rounds: "markets.unitRounds",
  legs: "markets.unitLegs",
  set: "markets.unitSets",
  game: "markets.unitGames",
  map: "markets.unitMaps",
  corners: "markets.unitCorners",
  cards: "markets.unitCards",
  aces: "markets.unitAces",
  maximums: "markets.unitMaximums",
};

const segments: Readonly<Record<Segment, MessageKey>> = {
  half: "markets.segmentHalf",
  quarter: "markets.segmentQuarter",
  period: "markets.segmentPeriod",
  inning: "markets.segmentInning",
  set: "markets.segmentSet",
  game: "markets.segmentGame",
  leg: "markets.segmentLeg",
  innings: "markets.segmentInnings",
  map: "markets.segmentMap",
};

/**
 * The name of the next point or unit, such as a game or a round. In sports where the sides take turns, it is who scores
 * next.
 */
function nextPointKey(sport: SportId): MessageKey {
  const [points, segment] = counted[sport];
  if (points === "games") return "markets.nextGame";
  if (points === "rounds") return "markets.nextRound";
  return segment === "game" ? "markets.nextPoint" : "markets.nextScore";
}

/** The name of a market on players who score, which depends on what the sport counts for players. */
function scorerKey(sport: SportId): MessageKey {
  if (sport === "american-football") return "markets.touchdownScorer";
  if (sport === "baseball") return "markets.homeRunHitter";
  return sport === "basketball" ? "markets.pointsScorer" : "markets.scorer";
}

/** The unit of a market, such as goals, sets or corners. */
export function unitName(t: Translate, sport: SportId, of: string): string {
  // Virtual football uses the units of football, and races have none.
  const [points, segment] = counted[sport] ?? counted.football;
  const key = units[of === "points" ? points : of === "segments" ? segment : of];
  return key ? t(key) : of;
}

/** The name of a segment. Segments are numbered from 1; those after regulation time are overtime. */
export function segmentName(t: Translate, sport: SportId, number: number): string {
  return t(segments[counted[sport][1]], { number: String(number) });
}

/** The name of a period; empty for the whole match. */
export function periodName(t: Translate, sport: SportId, period: Period): string {
  if (period === "match") return "";
  if (period === "reg") return t("markets.regulation");
  const number = Number(period.slice(1));
  if (period.startsWith("s")) return segmentName(t, sport, number);
  if (counted[sport][1] === "quarter" && number === 2) return t("markets.segmentHalf", { number: "1" });
  return t("markets.upTo", { period: segmentName(t, sport, number) });
}

type Names = (t: Translate, market: Market, names: EventNames) => string;

const sideName = (side: Side | undefined, { home, away }: EventNames) => (side === "away" ? away : home);
const number = ({ number = 1 }: Market) => ({ number: String(number) });
const unit = (t: Translate, { of }: Market, { sport }: EventNames) => ({ unit: unitName(t, sport, of) });

const titles: Readonly<Record<Market["kind"], Names>> = {
  winner: (t, { period }) => t(period === "match" ? "markets.matchWinner" : "markets.winner"),
  result: (t, market, names) => {
    if (market.of !== "points") return t("markets.most", unit(t, market, names));
    return t(market.period === "match" ? "markets.matchResult" : "markets.result");
  },
  doubleChance: (t) => t("markets.doubleChance"),
  drawNoBet: (t) => t("markets.drawNoBet"),
  handicap: (t, market, names) => t("markets.handicap", unit(t, market, names)),
  total: (t, market, names) => t("markets.total", unit(t, market, names)),
  teamTotal: (t, market, names) =>
    t("markets.teamTotal", { team: sideName(market.side, names), ...unit(t, market, names) }),
  bothScore: (t, market, names) =>
    market.of === "segments" ? t("markets.bothWin", unit(t, market, names)) : t("markets.bothScore"),
  correctScore: (t) => t("markets.correctScore"),
  periodMatch: (t, { period }, { sport }) =>
    t("markets.periodMatch", { period: periodName(t, sport, period) }),
  oddEven: (t, market, names) => t("markets.oddEven", unit(t, market, names)),
  margin: (t) => t("markets.margin"),
  winToNil: (t, market, names) => {
    const team = sideName(market.side, names);
    return market.of === "segments"
      ? t("markets.winAll", { team, ...unit(t, market, names) })
      : t("markets.winToNil", { team });
  },
  highestPeriod: (t) => t("markets.highestPeriod"),
  winnerTotal: (t, market, names) => t("markets.winnerTotal", unit(t, { ...market, of: "points" }, names)),
  bothTotal: (t, market, names) => t("markets.bothTotal", unit(t, market, names)),
  nextPoint: (t, market, { sport }) => t(nextPointKey(sport), number(market)),
  overTotal: (t, market) => t("markets.overTotal", number(market)),
  overWicket: (t, market) => t("markets.overWicket", number(market)),
  nextGoal: (t, market) => t("markets.nextGoal", number(market)),
  nextScorer: (t, market) => t("markets.nextScorer", number(market)),
  scorer: (t, market, { sport }) => t(scorerKey(sport), number(market)),
  playerTotal: (t, market, names) =>
    t("markets.teamTotal", {
      team: names.players[market.of] ?? market.of,
      ...unit(t, { ...market, of: "points" }, names),
    }),
  raceWinner: (t) => t("markets.raceWinner"),
  racePlace: (t, market) => t("markets.racePlace", number(market)),
  raceEachWay: (t, market) => t("markets.raceEachWay", number(market)),
  forecast: (t) => t("markets.forecast"),
  tricast: (t) => t("markets.tricast"),
  outright: (t, market) =>
    (market.number ?? 1) === 1 ? t("markets.outright") : t("markets.outrightPlaces", number(market)),
};

/** The name of a market without its line: "Total goals · 1st half". */
export function marketName(t: Translate, market: Market, names: EventNames): string {
  const title = titles[market.kind](t, market, names);
  const period = market.kind === "periodMatch" ? "" : periodName(t, names.sport, market.period);
  return period === "" ? title : `${title} · ${period}`;
}

/** Formats place terms: "Each way: 1/4 odds, 3 places". */
export function placeTermsText(t: Translate, { places, over, under }: PlaceTerms): string {
  return t("markets.placeTerms", { fraction: `${over}/${under}`, places: String(places) });
}
