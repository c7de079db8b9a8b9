import type { PokerHandView } from "@parlour/contracts/entities/poker";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { type ChipFlight, chipFlights } from "./chip-flights.ts";
import { type Place, placeOf } from "./places.ts";

type MovingChipsProps = {
  hand: PokerHandView | null;
  seatCount: number;
  /** The seat at the bottom of the table. */
  front: number;
  /** Where a seat's bet lies, from the middle of the table (0) to the seat (1). */
  betPull: (seat: number) => number;
};

type Moving = ChipFlight & { id: number };

const pot: Place = { left: "50%", top: "47%" };

/**
 * Chips on their way between stacks, bets and the pot. They are decoration: the amounts on the table change
 * immediately.
 */
export function MovingChips({ hand, seatCount, front, betPull }: MovingChipsProps) {
  const [moving, setMoving] = useState<readonly Moving[]>([]);
  const before = useRef<PokerHandView | null>(null);
  const count = useRef(0);
  useEffect(() => {
    const flights = chipFlights(before.current, hand);
    before.current = hand;
    if (flights.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    setMoving((known) => [...known, ...flights.map((flight) => ({ ...flight, id: ++count.current }))]);
  }, [hand]);
  return (
    <div aria-hidden="true" className="poker-flights">
      {moving.map(({ id, kind, seat }) => {
        const stack = placeOf(seat, front, seatCount);
        const bet = placeOf(seat, front, seatCount, betPull(seat));
        const [from, to] = { bet: [stack, bet], collect: [bet, pot], win: [pot, stack] }[kind] as [
          Place,
          Place,
        ];
        const way = { "--from": `${from.left}, ${from.top}`, "--to": `${to.left}, ${to.top}` };
        return (
          <span
            key={id}
            className="poker-flight"
            data-kind={kind}
            style={way as CSSProperties}
            onAnimationEnd={() => setMoving((known) => known.filter((one) => one.id !== id))}
          >
            <span className="poker-flight-chips" />
          </span>
        );
      })}
    </div>
  );
}
