import type { MatchModel } from "../model/match-model.ts";
import type { MatchState } from "../model/match-state.ts";
import type { Sport } from "../model/sport.ts";
import { football } from "../model/sports/football.ts";
import type { VirtualSportId } from "./virtual-sport.ts";

const noState: MatchState = { segments: [], elapsed: 0, detail: [], counts: {}, goals: [], ended: false };

/** A finished race: `detail` lists the runner numbers in order of finish. */
export const raceState = (order: readonly number[]): MatchState => ({
  ...noState,
  detail: [...order],
  ended: true,
});

/**
 * Races are only priced before the start and not in play, so this model has no chain and cannot be simulated
 * by segment.
 */
function neverLive(): never {
  throw new Error("A race has no prices in play");
}

const race = (id: VirtualSportId): Sport => ({
  id,
  points: "points",
  segment: "period",
  offers: [],
  model: (_, __, players = []): MatchModel => ({
    context: { segments: 1, scoreLists: {}, marginBands: [], drawPossible: false, players },
    counts: [],
    start: () => noState,
    timeLeft: () => 1,
    chain: neverLive,
    play: neverLive,
  }),
});

/**
 * The sport definitions that the sportsbook uses to settle virtual events. Virtual sports are not listed in
 * the sport tree.
 */
export const virtualSports: Readonly<Record<VirtualSportId, Sport>> = {
  "virtual-football": { ...football, id: "virtual-football" },
  "virtual-horses": race("virtual-horses"),
  "virtual-greyhounds": race("virtual-greyhounds"),
  "virtual-motors": race("virtual-motors"),
};
