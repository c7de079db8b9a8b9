import type { GameChoice } from "@parlour/contracts/entities/game-choice";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameChoices } from "@parlour/server/kit/ports/game-choices";
import { readChoices } from "./choice-store.ts";

type SharedChoices = GameChoices & {
  /** Lets every server read again what somebody has changed. */
  announce(): Promise<void>;
  /** Listens for changes made by other servers; answers how to stop. */
  watch(): Promise<() => Promise<void>>;
};

const topic = "game-choices.changed";
const staleAfterMs = 30_000;
const known = new WeakMap<Kit, SharedChoices>();

/** One for each kit, so that everybody shares what is in memory. */
export function gameChoices(kit: Kit): SharedChoices {
  const choices = known.get(kit) ?? createChoices(kit);
  known.set(kit, choices);
  return choices;
}

function createChoices({ db, bus }: Kit): SharedChoices {
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
