import { wheelSpinMs } from "../math/money-wheel-table.ts";
import { wheelFields } from "../math/wheel-fields.ts";

const fieldDegrees = 360 / wheelFields.length;
/** The pause after each spin, in milliseconds. */
const restMs = 1_200;
const turningMs = wheelSpinMs - restMs;
const turns = 4;

/** The clockwise angle of the wheel at which a field is under the pointer. */
export const angleOfField = (place: number): number => (360 - place * fieldDegrees) % 360;

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/**
 * The wheel's angle at a moment of the round. It depends only on the server's clock, so every screen shows the same
 * angle, even after joining in the middle of a spin, and the wheel stops exactly on the drawn field.
 */
export function wheelAngle(stops: readonly number[], elapsedMs: number, startDegrees: number): number {
  let from = startDegrees;
  for (const [spin, place] of stops.entries()) {
    const intoMs = elapsedMs - spin * wheelSpinMs;
    if (intoMs < 0) return from;
    const to = from + turns * 360 + ((((angleOfField(place) - from) % 360) + 360) % 360);
    if (intoMs < turningMs) return from + (to - from) * easeOut(intoMs / turningMs);
    from = to;
  }
  return from;
}

/** How many spins have finished. */
export const spinsAtRest = (stops: readonly number[], elapsedMs: number): number =>
  stops.filter((_, spin) => elapsedMs >= spin * wheelSpinMs + turningMs).length;
