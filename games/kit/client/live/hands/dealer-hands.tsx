import { useEffect, useRef, useState } from "react";
import { shownStatus } from "../shown-status.ts";
import type { LiveSeat } from "../use-live-table.ts";
import { useServerTime } from "../use-server-time.ts";
import { type Gesture, gestureOf, type SeenTable } from "./gesture-of.ts";
import { GloveSymbol, gloveId } from "./glove-symbol.tsx";
import "./dealer-hands.css";

type DealerHandsProps = {
  table: LiveSeat;
  /** The number of cards on the table. */
  cards: number;
};

/** Two gloved hands at the far side of a card table. They follow what happens at the table and decide nothing. */
export function DealerHands({ table, cards }: DealerHandsProps) {
  const { round, isConnected, restriction } = table;
  const now = useServerTime(table.now);
  const { phase } = shownStatus({ round, isConnected, isRestricted: restriction !== null, now });
  const number = round?.number ?? null;
  const seen = useRef<SeenTable | null>(null);
  const [{ gesture, turn }, setGesture] = useState<{ gesture: Gesture | null; turn: number }>({
    gesture: null,
    turn: 0,
  });
  useEffect(() => {
    const current = { phase, round: number, cards };
    const next = seen.current && gestureOf(seen.current, current);
    seen.current = current;
    if (next) setGesture((before) => ({ gesture: next, turn: before.turn + 1 }));
  }, [phase, number, cards]);
  return (
    <div className="dealer-hands" aria-hidden="true" data-gesture={gesture ?? undefined} key={turn}>
      <GloveSymbol />
      {(["left", "right"] as const).map((side) => (
        <svg key={side} className="dealer-glove" data-side={side} viewBox="0 0 120 190" aria-hidden="true">
          <use href={`#${gloveId}`} {...(side === "right" && { transform: "matrix(-1 0 0 1 120 0)" })} />
        </svg>
      ))}
    </div>
  );
}
