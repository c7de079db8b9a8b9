import fc from "fast-check";
import { expect, test } from "vitest";
import { blindStructures, clockAt, levelStartMs, speeds } from "./structures.ts";

const minute = 60_000;

test("blinds rise by the clock, and a break stops them", () => {
  const { regular } = blindStructures;
  expect(clockAt(regular, 0)).toMatchObject({ level: 0, levelEndsMs: 8 * minute, breakEndsMs: null });
  expect(clockAt(regular, 8 * minute)).toMatchObject({ level: 1, stakes: { bigBlind: 30 } });
  expect(clockAt(regular, 56 * minute)).toMatchObject({ level: 7, breakEndsMs: 61 * minute });
  expect(clockAt(regular, 61 * minute)).toMatchObject({
    level: 7,
    breakEndsMs: null,
    levelEndsMs: 69 * minute,
  });
  expect(levelStartMs(regular, 7)).toBe(61 * minute);
});

test.each(speeds)("%s: levels only rise, start where they should, and the last one stays", (speed) => {
  const structure = blindStructures[speed];
  for (const { smallBlind, bigBlind } of structure.levels) expect(smallBlind * 2).toBe(bigBlind);
  fc.assert(
    fc.property(fc.nat(40 * 60 * minute), fc.nat(20 * minute), (at, later) => {
      const one = clockAt(structure, at);
      const other = clockAt(structure, at + later);
      expect(other.level).toBeGreaterThanOrEqual(one.level);
      if (one.levelEndsMs !== null) expect(one.levelEndsMs).toBeGreaterThan(at);
      if (one.breakEndsMs !== null)
        expect(clockAt(structure, one.breakEndsMs)).toMatchObject({ level: one.level });
    }),
  );
  structure.levels.forEach((_, level) => {
    expect(clockAt(structure, levelStartMs(structure, level))).toMatchObject({ level, breakEndsMs: null });
  });
  expect(clockAt(structure, 1e12)).toMatchObject({ next: null, levelEndsMs: null, breakEndsMs: null });
});
