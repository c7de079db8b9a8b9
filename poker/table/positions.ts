/** Seats that hold the button and owe the blinds. The button and the small blind may be on a seat that left. */
export interface Positions {
  button: number;
  smallBlind: number;
  bigBlind: number;
}

/** The seats after `from` in playing order, around the table and ending with `from` itself if it is in the list. */
export function clockwiseFrom(from: number, seats: readonly number[]): number[] {
  const sorted = [...seats].sort((a, b) => a - b);
  return [...sorted.filter((seat) => seat > from), ...sorted.filter((seat) => seat <= from)];
}

/** True if `seat` lies after `from` and before `to`, going clockwise. */
export function isBetween(from: number, seat: number, to: number): boolean {
  if (seat === from || seat === to) return false;
  return from < to ? seat > from && seat < to : seat > from || seat < to;
}

/** The first hand of a table: the button is on the given seat. */
export function firstPositions(button: number, active: readonly number[]): Positions {
  const [first, second] = clockwiseFrom(button, active);
  if (active.length === 2) return { button, smallBlind: button, bigBlind: first! };
  return { button, smallBlind: first!, bigBlind: second! };
}

/**
 * The dead button rule: the big blind moves to the next active seat, the small blind to where the big blind was
 * and the button to where the small blind was, so that no player skips or repeats a blind. A seat that left keeps
 * its place for one hand as a dead small blind or dead button. `active` are the seats that are dealt in.
 */
export function nextPositions(previous: Positions, active: readonly number[]): Positions {
  const bigBlind = clockwiseFrom(previous.bigBlind, active)[0]!;
  if (active.length === 2) {
    const other = active.find((seat) => seat !== bigBlind)!;
    return { button: other, smallBlind: other, bigBlind };
  }
  const smallBlind = previous.bigBlind;
  // The old small blind's seat may lie past the new big blind, after heads-up play or when players joined between
  // the blinds. Then the active seat before the small blind deals.
  const moved = previous.smallBlind;
  const isPast = moved === bigBlind || isBetween(smallBlind, moved, bigBlind);
  const button = isPast
    ? clockwiseFrom(smallBlind, active)
        .filter((seat) => seat !== smallBlind)
        .at(-1)!
    : moved;
  return { button, smallBlind, bigBlind };
}
