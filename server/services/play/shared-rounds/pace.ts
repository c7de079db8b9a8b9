import type { SharedGame } from "@parlour/games/kit/math/shared-game";

/** The same game, quicker: for tests and demonstrations, never with real money. */
export function atPace(game: SharedGame, percent: number): SharedGame {
  if (percent === 100) return game;
  const scaled = (ms: number) => Math.max(200, Math.round((ms * percent) / 100));
  // What is shown takes its time: browsers show it by the same clock.
  return { ...game, bettingMs: scaled(game.bettingMs), resultMs: scaled(game.resultMs) };
}
