import type { TradingEvent, TradingMarket } from "@parlour/contracts/entities/sports-trading";
import { segmentOf } from "./sport-names.ts";

/** The names of the two sides, used in the names of markets and outcomes, and the sport, which names the periods. */
export type Sides = { home: string; away: string; sport: string };
type Name = Pick<TradingMarket, "kind" | "of" | "period" | "line" | "side" | "number">;

const kinds: Readonly<Record<string, string>> = {
  winner: "Winner",
  result: "Result",
  doubleChance: "Double chance",
  drawNoBet: "Draw no bet",
  handicap: "Handicap",
  total: "Total",
  teamTotal: "Team total",
  bothScore: "Both to score",
  correctScore: "Correct score",
  oddEven: "Odd or even",
  margin: "Winning margin",
  winToNil: "Win to nil",
  winnerTotal: "Winner and total",
  bothTotal: "Both sides over",
  nextPoint: "Next point",
  overTotal: "Runs in over",
  overWicket: "Wicket in over",
  nextGoal: "Goal",
  nextScorer: "Goalscorer, goal",
  scorer: "Player to score",
  playerTotal: "Player total",
  outright: "Outright, top",
};

export const marketKindName = (kind: string): string =>
  ({ periodMatch: "Period and match", highestPeriod: "Highest-scoring period" })[kind] ?? kinds[kind] ?? kind;

export const marketKindOptions = [...Object.keys(kinds), "periodMatch", "highestPeriod"].map((value) => ({
  value,
  label: marketKindName(value),
}));

const plain: Readonly<Record<string, string>> = {
  draw: "Draw",
  over: "Over",
  under: "Under",
  yes: "Yes",
  no: "No",
  odd: "Odd",
  even: "Even",
  none: "None",
  other: "Any other",
  equal: "Equal",
};

export function sidesOf({ home, away, sport }: TradingEvent["event"]): Sides {
  return { home: home.name, away: away.name, sport };
}

/** The name of a market, such as "Total · corners · half 1 · 2.5". */
export function marketText(market: Name, sides: Sides): string {
  const { kind, of, period, line, side, number } = market;
  const segment = segmentOf(sides.sport);
  const kindText =
    kind === "periodMatch"
      ? `${capital(segment.one)} and match`
      : kind === "highestPeriod"
        ? `Highest-scoring ${segment.one}`
        : (kinds[kind] ?? kind);
  const parts = [number === null ? kindText : `${kindText} ${number}`];
  if (side !== null) parts.push(sides[side]);
  if (of !== "points") parts.push(of === "segments" ? `${segment.many} won` : of);
  if (period === "reg") parts.push("regulation time");
  else if (period !== "match") {
    parts.push(
      period.startsWith("s")
        ? `${segment.one} ${period.slice(1)}`
        : `up to ${segment.one} ${period.slice(1)}`,
    );
  }
  if (line !== null) parts.push(kind === "handicap" && line > 0 ? `+${line}` : String(line));
  return parts.join(" · ");
}

export const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The name of an outcome, with the names of sides and players. */
export function outcomeText(outcome: { id: string; name: string | null }, sides: Sides): string {
  const one = (id: string) => (id === "home" || id === "away" ? sides[id] : plain[id]);
  const whole = one(outcome.id);
  // In a total of one player, the name is the player's and the id says over or under.
  if (outcome.name !== null)
    return whole === undefined ? outcome.name : `${outcome.name}, ${whole.toLowerCase()}`;
  if (whole !== undefined) return whole;
  const margin = /^(home|away):(.+)$/.exec(outcome.id);
  if (margin) return `${one(margin[1]!)} by ${margin[2]}`;
  const parts = outcome.id.split("-").map(one);
  return parts.includes(undefined) ? outcome.id.replace("-", "–") : parts.join(" / ");
}

/** Parses the parts of a market name from its id, for bets, where only the id is known. */
export function parseMarketName(id: string): Name {
  const [kind = "", of = "points", period = "match", line = "", side = "", number = ""] = id.split(":");
  return {
    kind,
    of,
    period,
    line: line === "" ? null : Number(line),
    side: side === "home" || side === "away" ? side : null,
    number: number === "" ? null : Number(number),
  };
}
