import { useContext, useEffect, useRef } from "react";
import { TileFocus } from "../tiles/tile-focus.ts";

type Keys = { fold: (() => void) | null; check?: () => void; bet?: () => void };

/**
 * F folds, C checks or calls, R bets or raises, unless the player is typing, a dialog is open, or another of several
 * tables is in use.
 */
export function useActionKeys(keys: Keys): void {
  const isInUse = useContext(TileFocus);
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    if (!isInUse) return;
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.matches("input:not([type=range], [type=checkbox]), textarea, select");
      if (isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]")) return;
      const { fold, check, bet } = current.current;
      const action = { f: fold, c: check, r: bet }[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isInUse]);
}
