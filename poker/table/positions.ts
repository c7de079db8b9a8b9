/**
 * The seats of the button and the blinds. The button and the small blind may be on a seat whose player has
 * left.
 */
export interface Positions {
  button: number;
  smallBlind: number;
  bigBlind: number;
}

/** The given seats in clockwise order after `from`; `from` comes last if it is in the list. */
export function clockwiseFrom(from: number, seats: readonly number[]): number[] {
  const sorted = [...seats].sort((a, b) => a - b);
  return [...sorted.filter((seat) => seat > from), ...sorted.filter((seat) => seat <= from)];
}

/** Whether `seat` is after `from` and before `to`, going clockwise. */
export function isBetween(from: number, seat: number, to: number): boolean {
  if (seat === from || seat === to) return false;
  return from < to ? seat > from && seat < to : seat > from || seat < to;
}

/** The positions of a table's first hand, with the button on the given seat. */
export function firstPositions(button: number, active: readonly number[]): Positions {
  const [first, second] = clockwiseFrom(button, active);
  if (active.length === 2) return { button, smallBlind: button, bigBlind: first! };
  return { button, smallBlind: first!, bigBlind: second! };
}

/**
 * The dead button rule: the big blind moves to the next active seat, the small blind to the previous big
 * blind and the button to the previous small blind, so no player skips or repeats a blind. A seat whose
 * player has left keeps its position for one hand as a dead small blind or dead button. `active` lists the
 * seats that are dealt in.
 */
export function nextPositions(previous: Positions, active: readonly number[]): Positions {
  const bigBlind = clockwiseFrom(previous.bigBlind, active)[0]!;
  if (active.length === 2) {
    const other = active.find((seat) => seat !== bigBlind)!;
    return { button: other, smallBlind: other, bigBlind };
  }
  const smallBlind = previous.bigBlind;
  // After heads-up play, or when players joined between the blinds, the previous small blind's seat may be the
  // new big blind or between the new blinds. In that case the button goes to the active seat before the small
  // blind.
  const moved = previous.smallBlind;
  const isPast = moved === bigBlind || isBetween(smallBlind, moved, bigBlind);
  const button = isPast
    ? clockwiseFrom(smallBlind, active)
        .filter((seat) => seat !== smallBlind)
        .at(-1)!
    : moved;
  return { button, smallBlind, bigBlind };
}
