export interface SeatDraw {
  id: string;
  /** The index of the table, counted from zero. */
  table: number;
  /** The number of the seat, counted from one. */
  seat: number;
}

/** Draws a random whole number from 0 (inclusive) to the maximum (exclusive). */
export type Draw = (maxExclusive: number) => number;

export function shuffle<Item>(items: readonly Item[], draw: Draw): Item[] {
  const shuffled = [...items];
  for (let left = shuffled.length; left > 1; left--) {
    const picked = draw(left);
    [shuffled[left - 1], shuffled[picked]] = [shuffled[picked]!, shuffled[left - 1]!];
  }
  return shuffled;
}

export const tablesNeeded = (players: number, seatCount: number): number => Math.ceil(players / seatCount);

/** Draws tables and seats: as few tables as possible, with sizes that differ by at most one. */
export function drawSeats(ids: readonly string[], seatCount: number, draw: Draw): SeatDraw[] {
  const tables = tablesNeeded(ids.length, seatCount);
  const chairs = Array.from({ length: tables }, () =>
    shuffle(
      Array.from({ length: seatCount }, (_, at) => at + 1),
      draw,
    ),
  );
  return shuffle(ids, draw).map((id, at) => {
    const table = at % tables;
    return { id, table, seat: chairs[table]!.pop()! };
  });
}
