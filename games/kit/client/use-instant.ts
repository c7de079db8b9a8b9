import { useRef, useState } from "react";

export const INSTANT_KEY = "Z";
const memory = "parlour-instant";

/** Instant play: results are shown without animation. The setting is shared by all games that offer it. */
export type Instant = { isOn: boolean; toggle: () => void };

/**
 * The player's choice of instant play, and a function that returns its current value; null where the game or the
 * jurisdiction does not offer it. The minimum time of a round still applies, because the seat enforces it.
 */
export function useInstant(isOffered: boolean): { instant: Instant | null; isNow: () => boolean } {
  const [isOn, setOn] = useState(() => isOffered && localStorage.getItem(memory) === "yes");
  const now = useRef(isOn);
  now.current = isOn;
  const [isNow] = useState(() => () => now.current);
  const toggle = () => {
    localStorage.setItem(memory, isOn ? "no" : "yes");
    setOn(!isOn);
  };
  return { instant: isOffered ? { isOn, toggle } : null, isNow };
}
