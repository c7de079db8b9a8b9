import type { SettlementDecision } from "@parlour/contracts/entities/sports-trading";
import { type MatchModel, type MatchState, parseMarketId } from "@parlour/sports";
import { findSport, modelOf, type SportsEventRecord } from "./event.ts";
import { withVoid } from "./trading.ts";

/**
 * Returns the event after a trader's decision about its result, or the reason why the decision is not possible. It
 * needs no database.
 */
export function applyDecision(
  event: SportsEventRecord,
  decision: SettlementDecision,
  now: Date,
): SportsEventRecord | string {
  const version = event.version + 1;
  // A new score version invalidates every cash-out quote and causes the bets to be settled again.
  const next = { ...event, version, scoreVersion: version };
  const over = { markets: [], clockAt: now, endedAt: event.endedAt ?? now };
  switch (decision.kind) {
    case "VOID": {
      const { market, outcome, isVoid } = decision;
      if (parseMarketId(market) === undefined) return "there is no such market";
      return { ...next, trading: withVoid(event.trading, { market, outcome }, isVoid) };
    }
    case "RESULT": {
      const fault = resultFault(event, decision.state as MatchState);
      if (fault !== undefined) return fault;
      const trading = { ...event.trading, isResultManual: true };
      return { ...next, ...over, trading, status: "ENDED", state: decision.state as MatchState };
    }
    case "CALL_OFF": {
      if (event.status === decision.status) return "the event has this state already";
      const trading = { ...event.trading, isResultManual: true };
      return { ...next, ...over, trading, status: decision.status };
    }
  }
}

/** Returns why a state cannot be the final result of the event. */
function resultFault(event: SportsEventRecord, state: MatchState): string | undefined {
  const sport = findSport(event.sport);
  if (!state.ended || sport === undefined) return "a result is final";
  if (event.isOutright) return rankingFault(event, state);
  const figures = [...state.segments.flat(), ...Object.values(state.counts).flat()];
  if (!figures.every((figure) => Number.isInteger(figure) && figure >= 0)) return "scores are whole numbers";
  const { context, race } = modelOf(event);
  const { segments, drawPossible } = context;
  const isRace = sport.offers[0]?.of === "segments";
  if (!isRace && state.segments.length < segments) return `the score of all ${segments} periods is needed`;
  if (state.segments.length === 0) return "a score is needed";
  const points = state.segments.reduce(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
  const won = state.segments.reduce(
    ([h, a], [home, away]) => [h + Number(home > away), a + Number(away > home)],
    [0, 0],
  );
  const [home, away] = isRace ? won : points;
  if (!drawPossible && home === away) return "this event has a winner";
  if (race) return raceFault(state.segments, sport.segment, race);
  if (context.tally) return tallyFault(event, state, points, context.tally.worth);
  if (sport.points !== "goals") return undefined;
  const scored = (side: "home" | "away") => state.goals.filter((goal) => goal.side === side).length;
  if (scored("home") !== points[0] || scored("away") !== points[1])
    return "the goals do not add up to the score";
  const isKnown = ({ side, player }: MatchState["goals"][number]) =>
    player === undefined || event.players.some((one) => one.id === player && one.side === side);
  return state.goals.every(isKnown) ? undefined : "a scorer does not play for that side";
}

/** Returns why the players of the match cannot have scored what the result says. */
function tallyFault(
  { players }: SportsEventRecord,
  { tallies = {} }: MatchState,
  points: readonly number[],
  worth: number,
): string | undefined {
  if (Object.keys(tallies).some((id) => players.every((player) => player.id !== id)))
    return "someone who scored does not play in this match";
  const scored = (side: "home" | "away") =>
    players.reduce((sum, player) => sum + (player.side === side ? (tallies[player.id] ?? 0) : 0), 0);
  const isPossible = scored("home") * worth <= points[0]! && scored("away") * worth <= points[1]!;
  return isPossible ? undefined : "the players of a side scored more than the side";
}

/** Returns why the scores of the sets, games, legs or maps are impossible for a match that is over. */
function raceFault(
  segments: MatchState["segments"],
  name: string,
  { target, canEnd }: NonNullable<MatchModel["race"]>,
): string | undefined {
  const impossible = segments.find((score) => !canEnd(score));
  if (impossible) return `a ${name} cannot end ${impossible.join("–")}`;
  const winsOf = (side: 0 | 1) => segments.filter((score) => score[side]! > score[1 - side]!).length;
  const [home, away] = [winsOf(0), winsOf(1)];
  const [last] = segments.slice(-1);
  const wonLast = last![0] > last![1] ? home : away;
  return Math.max(home, away) === target && wonLast === target
    ? undefined
    : `a match ends when one side has won ${target}`;
}

/** Returns why a ranking is invalid. Participants that are missing from it did not take part. */
function rankingFault({ players }: SportsEventRecord, { ranking = [] }: MatchState): string | undefined {
  const ranked = ranking.flat();
  if (ranked.length === 0) return "a final ranking is needed";
  if (new Set(ranked).size < ranked.length) return "a participant is ranked twice";
  return ranked.every((id) => players.some((one) => one.id === id))
    ? undefined
    : "a ranked participant did not take part";
}
