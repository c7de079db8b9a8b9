import fc from "fast-check";
import { expect, test } from "vitest";
import { americanLayout, europeanLayout } from "../../../math/roulette-layout.ts";
import { planSpinPath, pocketUnder, type SpinRound } from "./spin-path.ts";
import { lyingHeight, pocketHeight, wheelShape } from "./wheel-shape.ts";

const wheels = fc.constantFrom(europeanLayout.wheel.length, americanLayout.wheel.length);

/** Rounds at the usual pace and up to four times as fast, and replays, which have no betting time. */
const spins = wheels.chain((pockets) =>
  fc.record({
    pockets: fc.constant(pockets),
    round: fc
      .record({
        number: fc.nat(1_000_000),
        drawn: fc.nat(pockets - 1),
        betMs: fc.constantFrom(0, 5_400, 18_000),
        waitMs: fc.nat(400),
        runMs: fc.integer({ min: 1_800, max: 10_000 }),
      })
      .map(({ number, drawn, betMs, waitMs, runMs }): Complete => {
        const closesAt = 1_000_000 + betMs;
        const startsAt = betMs === 0 ? closesAt : closesAt + waitMs;
        return { number, drawn, opensAt: 1_000_000, closesAt, startsAt, endsAt: startsAt + runMs };
      }),
    rest: fc.record({
      rotor: fc.double({ min: 0, max: 400, noNaN: true }),
      lying: fc.option(fc.nat(pockets - 1)),
    }),
  }),
);
type Complete = SpinRound & { startsAt: number; endsAt: number; drawn: number };

test("the ball ends in the middle of the drawn pocket before the round ends, and stays there", () => {
  fc.assert(
    fc.property(spins, fc.nat(30_000), ({ pockets, round, rest }, laterMs) => {
      const path = planSpinPath(pockets, round, rest);
      expect(path.fall!.landsAt).toBe(round.endsAt - 200);
      const time = path.fall!.landsAt + laterMs;
      const { angle, radius, height } = path.ballAt(time);
      const slice = (2 * Math.PI) / pockets;
      const inSlices = (angle - path.rotorAt(time)) / slice - round.drawn;
      expect(Math.abs(inSlices - Math.round(inSlices / pockets) * pockets)).toBeLessThan(1e-6);
      expect(pocketUnder(pockets, path.rotorAt(time), angle)).toBe(round.drawn);
      expect(radius).toBeCloseTo(wheelShape.pocketRadius, 9);
      expect(height).toBeCloseTo(pocketHeight, 9);
    }),
  );
});

test("rotor and ball never jump", () => {
  const stepMs = 4;
  fc.assert(
    fc.property(spins, ({ pockets, round, rest }) => {
      const path = planSpinPath(pockets, round, rest);
      const start = path.launchesAt - 200;
      let last = { ...path.ballAt(start), rotor: path.rotorAt(start) };
      const steps = { rotor: 0, back: 0, angle: 0, radius: 0, height: 0 };
      for (let time = start + stepMs; time < path.restsAt! + 200; time += stepMs) {
        const now = { ...path.ballAt(time), rotor: path.rotorAt(time) };
        steps.rotor = Math.max(steps.rotor, now.rotor - last.rotor);
        steps.back = Math.max(steps.back, last.rotor - now.rotor);
        // Angles that differ by full turns look the same.
        steps.angle = Math.max(steps.angle, 2 * Math.abs(Math.sin((now.angle - last.angle) / 2)));
        steps.radius = Math.max(steps.radius, Math.abs(now.radius - last.radius));
        steps.height = Math.max(steps.height, Math.abs(now.height - last.height));
        last = now;
      }
      expect(steps.back).toBe(0);
      expect(steps.rotor).toBeLessThan(0.009);
      expect(steps.angle).toBeLessThan(0.08);
      expect(steps.radius).toBeLessThan(0.02);
      expect(steps.height).toBeLessThan(0.02);
    }),
    { numRuns: 40 },
  );
});

test("the ball runs against the rotor, never sinks into the wheel, and passes no fret in its pocket", () => {
  fc.assert(
    fc.property(spins, ({ pockets, round, rest }) => {
      const path = planSpinPath(pockets, round, rest);
      const { dropsAt, hitsAt, landsAt } = path.fall!;
      const slice = (2 * Math.PI) / pockets;
      expect(path.launchesAt).toBeLessThan(dropsAt);
      expect(dropsAt).toBeLessThan(hitsAt);
      expect(hitsAt).toBeLessThan(landsAt);
      const faults: string[] = [];
      let last = path.ballAt(round.startsAt).angle;
      for (let time = round.startsAt + 10; time < landsAt; time += 10) {
        const { angle, radius, height } = path.ballAt(time);
        if (time < hitsAt && angle > last) faults.push(`back at ${time}`);
        last = angle;
        const isOverPockets = radius > wheelShape.coneOuter && radius < wheelShape.numbersInner;
        if (!isOverPockets && height < lyingHeight(radius) - 0.005) faults.push(`sunk at ${time}`);
        if (!isOverPockets || time < hitsAt || height >= wheelShape.fretTop) continue;
        const share = Math.abs((angle - path.rotorAt(time)) / slice - round.drawn) % pockets;
        const room = 0.5 - wheelShape.ballRadius / radius / slice;
        if (Math.min(share, pockets - share) > room + 0.05) faults.push(`through a fret at ${time}`);
      }
      expect(faults).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test("until betting closes, the motion is the same for every outcome", () => {
  fc.assert(
    fc.property(spins, fc.double({ min: 0, max: 0.99, noNaN: true }), ({ pockets, round, rest }, share) => {
      fc.pre(round.closesAt > round.opensAt);
      const unknown = planSpinPath(pockets, { ...round, startsAt: null, endsAt: null, drawn: null }, rest);
      const known = planSpinPath(pockets, round, rest);
      const time = round.opensAt + share * (round.startsAt - round.opensAt);
      expect(known.ballAt(time)).toEqual(unknown.ballAt(time));
      expect(known.rotorAt(time)).toBe(unknown.rotorAt(time));
    }),
  );
});

test("before the launch, the ball lies where the last round left it", () => {
  const round = { number: 3, opensAt: 0, closesAt: 18_000, startsAt: null, endsAt: null, drawn: null };
  const path = planSpinPath(37, round, { rotor: 2, lying: 5 });
  expect(path.rotorAt(9_000)).toBe(2);
  expect(pocketUnder(37, 2, path.ballAt(9_000).angle)).toBe(5);
  expect(path.ballAt(9_000).height).toBe(pocketHeight);
});

test("a player who has just joined sees the ball bounce at the same times as everybody else", () => {
  fc.assert(
    fc.property(spins, ({ pockets, round, rest }) => {
      const joined = planSpinPath(pockets, round, { rotor: 0, lying: null });
      expect(joined.knocks).toEqual(planSpinPath(pockets, round, rest).knocks);
      expect(joined.fall).toEqual(planSpinPath(pockets, round, rest).fall);
    }),
  );
});

test("a round that was called off: the ball is taken out, the rotor stops, and nothing jumps", () => {
  fc.assert(
    fc.property(spins, fc.integer({ min: -4_000, max: 4_000 }), ({ pockets, round, rest }, afterMs) => {
      const voidedAt = round.closesAt + afterMs;
      const open = { ...round, endsAt: null, drawn: null };
      const before = planSpinPath(pockets, open, rest);
      const path = planSpinPath(pockets, { ...open, voidedAt }, rest);
      expect(path.ballAt(voidedAt)).toEqual(before.ballAt(voidedAt));
      expect(path.rotorAt(voidedAt)).toBe(before.rotorAt(voidedAt));
      const [end, later] = [path.restsAt!, path.restsAt! + 5_000];
      expect(path.rotorAt(later)).toBe(path.rotorAt(end));
      expect(path.ballAt(later)).toEqual(path.ballAt(end));
      const isLaunched = voidedAt > before.launchesAt;
      if (isLaunched) expect(path.ballAt(end).height).toBeGreaterThan(2);
      else expect(path.ballAt(end)).toEqual(before.ballAt(before.launchesAt));
      for (let time = voidedAt; time < end; time += 8) {
        const turned = path.rotorAt(time + 8) - path.rotorAt(time);
        expect(turned).toBeGreaterThanOrEqual(0);
        expect(turned).toBeLessThan(0.02);
        expect(Math.abs(path.ballAt(time + 8).height - path.ballAt(time).height)).toBeLessThan(0.06);
      }
    }),
  );
});
