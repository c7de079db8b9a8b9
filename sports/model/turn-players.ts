import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { MarketContext, Score } from "../markets/market.ts";
import { binomial, normalised, powersOf, uniform } from "./distributions.ts";
import { drawScorer } from "./draw-scorer.ts";
import type { TallyModel } from "./match-model.ts";
import type { Incident, MatchState } from "./match-state.ts";

/** How the points of a turn are credited to the side's players. */
export type Credit =
  /** One player makes the turn, if it is worth at least `from` points; the tally rises by these points, or by one. */
  | { readonly by: "turn"; readonly from: number; readonly adds: "points" | "one" }
  /** Each point is credited with this probability, like a run that the hitter of a home run scores. */
  | { readonly by: "point"; readonly chance: number };

export interface CreditedTurns {
  readonly context: MarketContext;
  /** The probabilities of 0, 1, 2, … points in a turn. */
  readonly home: readonly number[];
  readonly away: readonly number[];
  readonly overtimeTurns: number;
  readonly credit: Credit;
}

/** Returns a score of zero for each listed player; undefined if no players are listed. */
export function firstTallies({ players }: MarketContext): Pick<MatchState, "tallies"> {
  return players.length === 0 ? {} : { tallies: Object.fromEntries(players.map(({ id }) => [id, 0])) };
}

/**
 * What a player scores, given the points that the side scores in its remaining turns. The turns of regulation time and
 * of overtimes are treated alike, because only the number of turns matters noticeably.
 */
export function tallyModel(sport: CreditedTurns, turnsLeft: (state: MatchState) => Score): TallyModel {
  const { credit, overtimeTurns } = sport;
  if (credit.by === "point") {
    return {
      countsOvertimes: false,
      given: (_, { share }, left) =>
        Array.from({ length: left + 1 }, (_, scored) => binomial(left, scored, share * credit.chance)),
    };
  }
  const known = new Map<string, number[][]>();
  return {
    countsOvertimes: true,
    given(state, { side, share }, left, overtimes) {
      const turns = turnsLeft(state)[side === "home" ? 0 : 1] + overtimes * overtimeTurns;
      const key = `${side}:${share}:${turns}`;
      const table = known.get(key) ?? tallyTable(sport[side], share, turns, credit);
      known.set(key, table);
      return table[left] ?? [1];
    },
  };
}

/** `table[points][tally]`: the distribution of a player's tally for every number of points of the side. */
function tallyTable(
  turn: readonly number[],
  share: number,
  turns: number,
  { from, adds }: Extract<Credit, { by: "turn" }>,
): number[][] {
  const own = turn.map((p, points) => (points >= from ? p * share : 0));
  const chance = own.reduce((sum, p) => sum + p, 0);
  if (chance === 0) return [];
  const ownPoints = powersOf(normalised(own));
  const otherPoints = powersOf(normalised(turn.map((p, points) => p - own[points]!)));
  const table: number[][] = [];
  for (let made = 0; made <= turns; made++) {
    const weight = binomial(turns, made, chance);
    if (weight < 1e-12) continue;
    ownPoints(made).forEach((p, points) => {
      if (p < 1e-12) return;
      const tally = adds === "points" ? points : made;
      otherPoints(turns - made).forEach((q, others) => {
        if (q < 1e-13) return;
        table[points + others] ??= [];
        const row = table[points + others]!;
        row[tally] = (row[tally] ?? 0) + weight * p * q;
      });
    });
  }
  return table.map((row) => normalised(Array.from(row, (p = 0) => p)));
}

/** Adds the players who scored to the incidents of a match. The match itself is drawn before, so it stays the same. */
export function* withPlayers(
  { context: { players }, credit }: CreditedTurns,
  incidents: readonly Incident[],
  random: RandomSource,
): Generator<Incident, MatchState> {
  let tallies = incidents[0]!.state.tallies;
  let state = incidents[0]!.state;
  for (const incident of incidents) {
    const credited = tallies === undefined ? [] : creditsOf(incident);
    for (const [player, more] of credited) tallies = { ...tallies, [player]: tallies![player]! + more };
    state = { ...incident.state, ...(tallies && { tallies }) };
    const [first] = credited;
    yield { ...incident, ...(first && { player: first[0] }), state };
  }
  return state;

  function creditsOf({ kind, side, points = 0 }: Incident): [player: string, more: number][] {
    if (kind !== "POINTS" || side === undefined) return [];
    return additionsOf(points).flatMap((more): [string, number][] => {
      const player = drawScorer(players, side, random);
      return player === undefined ? [] : [[player, more]];
    });
  }

  function additionsOf(points: number): number[] {
    if (credit.by === "point")
      return Array.from({ length: points }, () => 1).filter(() => uniform(random) < credit.chance);
    if (points < credit.from) return [];
    return [credit.adds === "points" ? points : 1];
  }
}
