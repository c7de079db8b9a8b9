import { expect, test } from "vitest";
import { planSpinPath } from "./spin-path.ts";
import { spinSounds } from "./spin-sounds.ts";

const round = { number: 5, opensAt: 0, closesAt: 18_000, startsAt: 18_100, endsAt: 24_100, drawn: 9 };

test("the ball is heard in order, from the start of the run until it drops into the pocket", () => {
  const path = planSpinPath(37, round, { rotor: 0, lying: null });
  const sounds = spinSounds(path, round.startsAt);
  const times = sounds.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times[0]).toBe(round.startsAt);
  expect(sounds.at(-1)!.name).toBe("drop");
  expect(sounds.at(-1)!.at).toBeLessThan(path.fall!.landsAt);
  expect(sounds.filter(({ name }) => name === "drop")).toHaveLength(1);
});

test("a spin without an outcome is silent", () => {
  const path = planSpinPath(
    37,
    { ...round, startsAt: null, endsAt: null, drawn: null },
    { rotor: 0, lying: null },
  );
  expect(spinSounds(path, round.startsAt)).toEqual([]);
});
