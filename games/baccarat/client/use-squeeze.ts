import { useEffect, useRef, useState } from "react";
import { enoughPeeled } from "../../kit/client/baccarat/squeeze-card.tsx";
import { useKept } from "../../kit/client/use-kept.ts";

export type Side = "player" | "banker";
/** Each side has this many cards that can be squeezed. */
export const SQUEEZED_CARDS = 2;

const keyOf = (side: Side, card: number) => `${side}-${card}`;

/**
 * Squeezing: the first four cards stay face down until the player has peeled all of them or turns over the rest. The
 * server has already decided the round by then, so leaving the game changes nothing. This browser remembers whether the
 * player has squeezing turned on.
 */
export function useSqueeze() {
  const [isOn, setOn] = useKept("squeeze", (kept) => kept === true);
  const [peeled, setPeeled] = useState<Readonly<Record<string, number>>>({});
  const [isWaiting, setWaiting] = useState(false);
  const finish = useRef<(() => void) | null>(null);
  const turnOver = () => finish.current?.();
  const open = Object.values(peeled).filter((share) => share >= enoughPeeled).length;
  useEffect(() => {
    if (open === 2 * SQUEEZED_CARDS) finish.current?.();
  }, [open]);
  return {
    isOn,
    toggle: () => setOn(!isOn),
    isWaiting,
    /** Turns over all cards that are still face down. */
    turnOver,
    /** Lets the player squeeze the cards, and resolves once all of them are face up. */
    async wait(): Promise<void> {
      setPeeled({});
      setWaiting(true);
      await new Promise<void>((resolve) => {
        finish.current = resolve;
      });
      finish.current = null;
      setWaiting(false);
    },
    peeledOf: (side: Side, card: number) => peeled[keyOf(side, card)] ?? 0,
    peel: (side: Side, card: number, share: number) =>
      setPeeled((before) => ({ ...before, [keyOf(side, card)]: share })),
  };
}

export type Squeeze = ReturnType<typeof useSqueeze>;
