import type { GameSettings } from "@parlour/contracts/entities/game-settings";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSettingsSource } from "@parlour/server/kit/ports/game-settings-source";
import { defaultSettings } from "./configured-game.ts";
import { readSettings } from "./settings-store.ts";

export type GameSettingsStore = GameSettingsSource & {
  /** Makes every server reload the settings after a change. */
  announce(): Promise<void>;
  /** Subscribes to changes made by other servers; returns the function that unsubscribes. */
  watch(): Promise<() => Promise<void>>;
};

const topic = "game-choices.changed";
const staleAfterMs = 30_000;

/** Caches operators' settings. `tierOf` returns the lowest tier that a table admits by default. */
export function createGameSettings(
  { db, bus }: Kit,
  tierOf: (gameId: string) => string | null,
): GameSettingsStore {
  let current: Promise<Map<string, GameSettings>> | undefined;
  let loadedAtMs = 0;
  const listeners = new Set<() => void>();
  const forget = () => {
    current = undefined;
    for (const listener of listeners) listener();
  };
  return {
    list() {
      if (current !== undefined && performance.now() - loadedAtMs < staleAfterMs) return current;
      loadedAtMs = performance.now();
      const loading = readSettings(db);
      current = loading;
      loading.catch(() => {
        if (current === loading) current = undefined;
      });
      return loading;
    },
    defaultOf: (gameId) => ({ ...defaultSettings, fromTier: tierOf(gameId) }),
    onChange(listener) {
      listeners.add(listener);
    },
    async announce() {
      forget();
      await bus.publish(topic, null);
    },
    watch: () => bus.subscribe(topic, forget),
  };
}
