import type { MessageKey } from "@parlour/web/i18n/messages";
import { useEffect, useRef } from "react";
import { useGame } from "./game-context.ts";
import type { Stake } from "./use-stake.ts";

/** A keyboard shortcut of one game, with its label for the rules dialog. */
export type GameKey = { key: string; label: MessageKey; press: () => void };

type Keys = {
  onPlay?: (() => void) | undefined;
  overlapping: boolean;
  stake?: Stake | undefined;
  keys: readonly GameKey[];
};

const pressable = "button, a[href], summary, [role='radio'], [role='button']";
const typing = "input, select, textarea";

/**
 * Handles keys for the whole frame. A focused control handles its own keys, and an open dialog handles all of
 * them.
 */
export function useGameKeys(given: Keys): void {
  const { motion } = useGame();
  const latest = useRef(given);
  latest.current = given;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const { onPlay, overlapping, stake, keys } = latest.current;
      const target = event.target as Element;
      const isTyping = target.closest(typing) !== null;
      if (event.key === " " || event.key === "Enter") {
        if (isTyping || target.closest(pressable) !== null || event.repeat) return;
        event.preventDefault();
        if (overlapping || !motion.skip()) onPlay?.();
        return;
      }
      if (isTyping) return;
      if (stake !== undefined && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
        event.preventDefault();
        if (event.key === "ArrowUp") stake.raise();
        else stake.lower();
        return;
      }
      const own = keys.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
      if (own === undefined || event.repeat) return;
      event.preventDefault();
      own.press();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [motion]);
}
