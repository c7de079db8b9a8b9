import type { GameSettings } from "@parlour/contracts/entities/game-settings";

/** Operators' settings for games. Implemented by the game catalogue, which caches them. */
export type GameSettingsSource = {
  list(): Promise<ReadonlyMap<string, GameSettings>>;
  /** The settings of a game that operators have not configured. */
  defaultOf(gameId: string): GameSettings;
  /** Subscribes to changes of settings, made on this server or another one. */
  onChange(listener: () => void): void;
};
