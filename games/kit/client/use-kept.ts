import { useState } from "react";
import { useGame } from "./game-context.ts";

/**
 * A setting of this game that this browser remembers. `read` turns the stored value into a valid
 * setting, because an earlier version of the game may have written it.
 */
export function useKept<Setting>(name: string, read: (kept: unknown) => Setting) {
  const { session } = useGame();
  const memory = `parlour-${session.game.slug}-${name}`;
  const [setting, setSetting] = useState(() => read(parse(localStorage.getItem(memory))));
  const keep = (next: Setting) => {
    localStorage.setItem(memory, JSON.stringify(next));
    setSetting(next);
  };
  return [setting, keep] as const;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
