import fc from "fast-check";
import { expect, test } from "vitest";
import { americanLayout, europeanLayout } from "../../math/roulette-layout.ts";
import { planSpin, pocketAngle } from "./wheel-angles.ts";

test("the ball always ends in the drawn pocket, and against the rotor", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(europeanLayout, americanLayout),
      fc.nat(1000),
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: -9000, max: 9000 }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      ({ wheel }, draw, rotor, ball, rotorTurns) => {
        const pocket = wheel[draw % wheel.length]!;
        const spin = planSpin(wheel, pocket, { rotor, ball }, { rotor: rotorTurns, ball: 6 });
        const seen = spin.ball.to - spin.rotor.to - pocketAngle(wheel, pocket);
        expect(Math.abs(Math.round(seen / 360) * 360 - seen)).toBeLessThan(1e-6);
        expect(spin.ball.to).toBeLessThan(spin.ball.from - 5.9 * 360);
        expect(spin.rotor.to).toBeGreaterThan(spin.rotor.from);
      },
    ),
  );
});
