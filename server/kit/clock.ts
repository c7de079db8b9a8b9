export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that does not move until a test advances it. */
export type TestClock = Clock & { advance(ms: number): void; set(time: Date): void };

export function testClock(start: Date = new Date("2030-01-01T12:00:00Z")): TestClock {
  let timeMs = start.getTime();
  return {
    now: () => new Date(timeMs),
    advance(ms) {
      timeMs += ms;
    },
    set(time) {
      timeMs = time.getTime();
    },
  };
}
