import type { GameChoice } from "@parlour/contracts/entities/game-choice";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameChoices } from "@parlour/server/kit/ports/game-choices";
import { readChoices } from "./choice-store.ts";

export type GameChoiceStore = GameChoices & {
  /** Makes every server reload the choices after a change. */
  announce(): Promise<void>;
  /** Subscribes to changes made by other servers; returns the function that unsubscribes. */
  watch(): Promise<() => Promise<void>>;
};

const topic = "game-choices.changed";
const staleAfterMs = 30_000;

export function createGameChoices({ db, bus }: Kit): GameChoiceStore {
  let current: Promise<Map<string, GameChoice>> | undefined;
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
      const loading = readChoices(db);
      current = loading;
      loading.catch(() => {
        if (current === loading) current = undefined;
      });
      return loading;
    },
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
