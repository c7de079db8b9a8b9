import type { SharedGame } from "../../kit/math/shared-game.ts";
import type { RaceBet } from "./horse-race.ts";
import { horseRaceTable } from "./horse-race-table.ts";
import type { RaceCard } from "./race-card.ts";
import { drawRaceCardV1 } from "./race-card-v1.ts";
import type { RaceResult } from "./run-race.ts";

/** Version 1 had different odds and form on the race card. */
export const horseRaceTableV1: SharedGame<{ bets: RaceBet[] }, RaceCard, RaceResult> = {
  ...horseRaceTable,
  version: 1,
  prepare: drawRaceCardV1,
};
