import fc from "fast-check";
import { expect, test } from "vitest";
import { wheelSpinMs } from "../math/money-wheel-table.ts";
import { wheelFields } from "../math/wheel-fields.ts";
import { angleOfField, spinsAtRest, wheelAngle } from "./wheel-turns.ts";

const places = fc.integer({ min: 0, max: wheelFields.length - 1 });

test("the wheel ends exactly on the drawn field, wherever it started", () => {
  fc.assert(
    fc.property(
      fc.array(places, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0, max: 359 }),
      (stops, start) => {
        const angle = wheelAngle(stops, stops.length * wheelSpinMs, start);
        const off = Math.abs((angle % 360) - angleOfField(stops.at(-1)!));
        expect(Math.min(off, 360 - off)).toBeLessThan(1e-6);
      },
    ),
  );
});

test("the wheel never turns back", () => {
  fc.assert(
    fc.property(places, places, fc.integer({ min: 0, max: 12_000 }), (one, other, at) => {
      expect(wheelAngle([one, other], at + 16, 0)).toBeGreaterThanOrEqual(wheelAngle([one, other], at, 0));
    }),
  );
});

test("spins come to rest one after another", () => {
  expect([0, 4_900, 6_000, 10_900].map((ms) => spinsAtRest([3, 9], ms))).toEqual([0, 1, 1, 2]);
});
