import type { GameChoice } from "@parlour/contracts/entities/game-choice";

/** What operators decided about games. Answered by the game catalogue, from memory. */
export type GameChoices = {
  list(): Promise<ReadonlyMap<string, GameChoice>>;
  /** Told when a decision was changed, here or on another server. */
  onChange(listener: () => void): void;
};
