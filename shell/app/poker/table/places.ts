/** A point on the poker table, in percent of its width and height. */
export type Place = { left: string; top: string };

/**
 * Arranges the seats around the table in playing order, with the viewer's seat at the bottom. `pull` moves a
 * point between the seat (1) and the middle (0).
 */
export function placeOf(seat: number, front: number, seatCount: number, pull = 1): Place {
  const angle = Math.PI / 2 + ((seat - front + seatCount) % seatCount) * ((2 * Math.PI) / seatCount);
  const left = 50 + 41 * pull * Math.cos(angle);
  const top = 50 + 41 * pull * Math.sin(angle);
  return { left: `${left.toFixed(2)}%`, top: `${top.toFixed(2)}%` };
}
