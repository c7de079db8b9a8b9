import type { GameChoice } from "@parlour/contracts/entities/game-choice";

/** Operators' settings for games. Answered by the game catalogue, from memory. */
export type GameChoices = {
  list(): Promise<ReadonlyMap<string, GameChoice>>;
  /** Called when a setting has changed, on this server or another one. */
  onChange(listener: () => void): void;
};
