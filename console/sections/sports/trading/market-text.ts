import type { TradingMarket } from "@parlour/contracts/entities/sports-trading";

/** The names of the two sides, used in the names of markets and outcomes. */
export type Sides = { home: string; away: string };
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
  periodMatch: "Period and match",
  oddEven: "Odd or even",
  margin: "Winning margin",
  winToNil: "Win to nil",
  highestPeriod: "Highest-scoring period",
  nextGoal: "Goal",
  nextScorer: "Goalscorer, goal",
  scorer: "Player to score",
  outright: "Outright, top",
};

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

/** The name of a market, such as "Total · corners · period 1 · 2.5". */
export function marketText(market: Name, sides: Sides): string {
  const { kind, of, period, line, side, number } = market;
  const kindText = kinds[kind] ?? kind;
  const parts = [number === null ? kindText : `${kindText} ${number}`];
  if (side !== null) parts.push(sides[side]);
  if (of !== "points") parts.push(of === "segments" ? "periods won" : of);
  if (period === "reg") parts.push("regulation time");
  else if (period !== "match") {
    parts.push(period.startsWith("s") ? `period ${period.slice(1)}` : `up to period ${period.slice(1)}`);
  }
  if (line !== null) parts.push(kind === "handicap" && line > 0 ? `+${line}` : String(line));
  return parts.join(" · ");
}

/** The name of an outcome, with the names of sides and players. */
export function outcomeText(outcome: { id: string; name: string | null }, sides: Sides): string {
  if (outcome.name !== null) return outcome.name;
  const one = (id: string) => (id === "home" || id === "away" ? sides[id] : plain[id]);
  const whole = one(outcome.id);
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
