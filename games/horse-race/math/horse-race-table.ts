import type { SharedGame } from "../../kit/math/shared-game.ts";
import { horseRaceBet, type RaceBet, raceWin } from "./horse-race.ts";
import { drawRaceCard, type RaceCard } from "./race-card.ts";
import { paradeMs } from "./race-times.ts";
import { type RaceResult, runRace } from "./run-race.ts";

const pullUpMs = 1_000;

/** One race for all players: the card is drawn before betting, the race afterwards. */
export const horseRaceTable: SharedGame<{ bets: RaceBet[] }, RaceCard, RaceResult> = {
  slug: "horse-race",
  version: 2,
  bettingMs: 30_000,
  runMs: ({ passes }) => paradeMs + Math.max(...passes.map((runner) => runner.at(-1)!)) + pullUpMs,
  resultMs: 9_000,
  bet: horseRaceBet,
  stakeOf: ({ bets }) => bets.reduce((sum, { stake }) => sum + stake, 0),
  takes: () => true,
  prepare: drawRaceCard,
  draw: runRace,
  winOf: (card, { bets }, result) => bets.reduce((sum, bet) => sum + raceWin(card, result, bet), 0),
  resultOf: ({ order }) => ({ text: order.slice(0, 3).join("-"), tone: "race" }),
  isRevealedAtStart: true,
};
