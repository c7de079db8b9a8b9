import { forecast, raceEachWay, racePlace, raceWinner, tricast } from "../virtual/race-kinds.ts";
import { bothTotal, winnerTotal } from "./combined-kinds.ts";
import { nextGoal, nextPoint, nextScorer, scorer } from "./goal-kinds.ts";
import {
  bothScore,
  handicap,
  highestPeriod,
  oddEven,
  playerTotal,
  teamTotal,
  total,
  winToNil,
} from "./line-kinds.ts";
import type { MarketKind, MarketKindId } from "./market.ts";
import { outright } from "./outright.ts";
import { overTotal, overWicket } from "./over-kinds.ts";
import {
  correctScore,
  doubleChance,
  drawNoBet,
  periodMatch,
  result,
  winner,
  winningMargin,
} from "./result-kinds.ts";

export const marketKinds: Readonly<Record<MarketKindId, MarketKind>> = {
  winner,
  result,
  doubleChance,
  drawNoBet,
  handicap,
  total,
  teamTotal,
  bothScore,
  correctScore,
  periodMatch,
  oddEven,
  margin: winningMargin,
  winToNil,
  highestPeriod,
  winnerTotal,
  bothTotal,
  nextPoint,
  overTotal,
  overWicket,
  nextGoal,
  nextScorer,
  scorer,
  playerTotal,
  raceWinner,
  racePlace,
  raceEachWay,
  forecast,
  tricast,
  outright,
};
