import type { Score, Side } from "../markets/market.ts";
import { add, type Incident } from "./match-state.ts";
import type { SportId } from "./sport.ts";

type Counts = Record<string, Score>;
/** Updates the statistics after an incident; `before` is the previous incident. */
type Rule = { ids: readonly string[]; count(counts: Counts, incident: Incident, before: Incident): void };

const bump = (counts: Counts, id: string, side: Side, by = 1): void => {
  counts[id] = add(counts[id]!, side, by);
};
const raise = (counts: Counts, id: string, side: Side, to: number): void => {
  const [home, away] = counts[id]!;
  counts[id] = side === "home" ? [Math.max(home, to), away] : [home, Math.max(away, to)];
};
const totalOf = ({ state }: Incident): Score =>
  state.segments.reduce<Score>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
const leaderOf = ([home, away]: Score): Side | null => (home > away ? "home" : away > home ? "away" : null);

/** Counts plays by the points that they are worth. */
const byPoints = (names: Readonly<Record<number, string>>): Rule => ({
  ids: [...new Set(Object.values(names))],
  count(counts, { kind, side, points = 0 }) {
    const id = names[points];
    if (kind === "POINTS" && side && id) bump(counts, id, side);
  },
});

/** Counts points won, and the most won in a row. */
function inARow(won: string): Rule {
  let run: { side: Side; length: number } | undefined;
  return {
    ids: [won, "longestRun"],
    count(counts, { kind, side }) {
      if (side === undefined || (kind !== "POINTS" && kind !== "RALLY")) return;
      run = run?.side === side ? { side, length: run.length + 1 } : { side, length: 1 };
      bump(counts, won, side);
      raise(counts, "longestRun", side, run.length);
    },
  };
}

const leads = (): Rule => ({
  ids: ["biggestLead", "minutesAhead"],
  count(counts, incident, before) {
    const [home, away] = totalOf(incident);
    const leader = leaderOf([home, away]);
    if (leader) raise(counts, "biggestLead", leader, Math.abs(home - away));
    const wasAhead = leaderOf(totalOf(before));
    if (wasAhead) bump(counts, "minutesAhead", wasAhead, (incident.atSeconds - before.atSeconds) / 60);
  },
});

/** Counts points won, and breaks of serve. */
const service = (): Rule => ({
  ids: ["pointsWon", "breaks"],
  count(counts, { kind, side }, before) {
    if (side === undefined) return;
    if (kind === "POINTS" || kind === "RALLY") bump(counts, "pointsWon", side);
    const [home, away] = before.state.segments.at(-1)!;
    const [first = 0] = before.state.detail;
    const isTieBreak = home === 6 && away === 6;
    const server = (first + home + away) % 2 === 0 ? "home" : "away";
    if (kind === "POINTS" && !isTieBreak && side !== server) bump(counts, "breaks", side);
  },
});

const innings = (): Rule => ({
  ids: ["scoringPlays", "bestInning"],
  count(counts, { kind, side, state }) {
    if (kind !== "POINTS" || side === undefined) return;
    bump(counts, "scoringPlays", side);
    raise(counts, "bestInning", side, state.segments.at(-1)![side === "home" ? 0 : 1]);
  },
});

const hits = byPoints({ 4: "fours", 6: "sixes" });
const balls = (): Rule => ({
  ids: [...hits.ids, "wicketsLost"],
  count(counts, incident, before) {
    hits.count(counts, incident, before);
    if (incident.kind === "OUT" && incident.side) bump(counts, "wicketsLost", incident.side);
  },
});

const rules: Partial<Record<SportId, () => Rule>> = {
  basketball: () => byPoints({ 1: "freeThrows", 2: "twoPointers", 3: "threePointers" }),
  "american-football": () => byPoints({ 3: "fieldGoals", 6: "touchdowns", 7: "touchdowns", 8: "touchdowns" }),
  "ice-hockey": leads,
  baseball: innings,
  tennis: service,
  "table-tennis": () => inARow("pointsWon"),
  cricket: balls,
  esports: () => inARow("roundsWon"),
};

/**
 * Returns a function that adds to each incident's state the statistics that follow from the incidents so far, such as
 * touchdowns. No markets are offered on them.
 */
export function liveCounter(sport: SportId): (incident: Incident) => Incident {
  const rule = rules[sport]?.();
  if (rule === undefined) return (incident) => incident;
  const counts: Counts = Object.fromEntries(rule.ids.map((id) => [id, [0, 0] as const]));
  let before: Incident | undefined;
  return (incident) => {
    if (before) rule.count(counts, incident, before);
    before = incident;
    const whole = Object.entries(counts).map(([id, [h, a]]) => [id, [Math.floor(h), Math.floor(a)]] as const);
    const state = {
      ...incident.state,
      counts: { ...incident.state.counts, ...Object.fromEntries(whole) },
    };
    return { ...incident, state };
  };
}
