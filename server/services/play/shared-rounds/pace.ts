import type { SharedGame } from "@parlour/games/kit/math/shared-game";

/** Speeds a game up, for tests and demonstrations, never for real money. */
export function atPace(game: SharedGame, percent: number): SharedGame {
  if (percent === 100) return game;
  const scaled = (ms: number) => Math.max(200, Math.round((ms * percent) / 100));
  // The running phase keeps its length, because browsers play its animation at normal speed.
  return { ...game, bettingMs: scaled(game.bettingMs), resultMs: scaled(game.resultMs) };
}
