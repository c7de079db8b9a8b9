/** The angle of a pocket's centre, clockwise from the top, on a wheel that has not been turned. */
export function pocketAngle(wheel: readonly number[], pocket: number): number {
  const index = wheel.indexOf(pocket);
  if (index < 0) throw new RangeError(`There is no pocket ${pocket} on this wheel.`);
  return (index * 360) / wheel.length;
}

export type Spin = { rotor: { from: number; to: number }; ball: { from: number; to: number } };

/**
 * The final angles of rotor and ball: the rotor turns clockwise from its current angle, the ball runs the
 * other way, and both stop with the ball in its pocket.
 */
export function planSpin(
  wheel: readonly number[],
  pocket: number,
  from: { rotor: number; ball: number },
  turns: { rotor: number; ball: number },
): Spin {
  const rotorTo = from.rotor + turns.rotor * 360;
  const rest = rotorTo + pocketAngle(wheel, pocket);
  const ballFrom = from.ball;
  const lowest = ballFrom - turns.ball * 360;
  // The greatest angle, no greater than `lowest`, at which the ball is over the pocket.
  const ballTo = lowest - ((((lowest - rest) % 360) + 360) % 360);
  return { rotor: { from: from.rotor, to: rotorTo }, ball: { from: ballFrom, to: ballTo } };
}
