import { horseRaceBet, type RaceBet, raceWin } from "@parlour/games/horse-race/math/horse-race";
import { drawRaceCard, type RaceCard } from "@parlour/games/horse-race/math/race-card";
import { type RaceResult, runRace } from "@parlour/games/horse-race/math/run-race";
import type { SharedGame } from "../shared-game.ts";

const paradeMs = 1_500;
const pullUpMs = 1_000;

/** A race for everybody: the card is drawn before the bets, the race after them. */
export const horseRace: SharedGame<{ bets: RaceBet[] }, RaceCard, RaceResult> = {
  slug: "horse-race",
  bettingMs: 30_000,
  runMs: ({ passes }) => paradeMs + Math.max(...passes.map((runner) => runner.at(-1)!)) + pullUpMs,
  resultMs: 9_000,
  bet: horseRaceBet,
  stakeOf: ({ bets }) => bets.reduce((sum, { stake }) => sum + stake, 0),
  takes: () => true,
  prepare: drawRaceCard,
  draw: runRace,
  winOf: (card, { bets }, result) => bets.reduce((sum, bet) => sum + raceWin(card, result, bet), 0),
  isToldAtStart: true,
};
