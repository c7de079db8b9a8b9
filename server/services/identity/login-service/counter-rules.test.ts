import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { admit, type CounterState, counterPolicies, settle, type Verdict } from "./counter-rules.ts";

const start = new Date("2030-01-01T12:00:00Z");
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const empty: CounterState = { failures: 0, windowEndsAt: null, blockedUntil: null, pending: [] };
const attemptAt = (now: Date, name: number | string) => `${now.getTime()}:${name}`;
const { username, address } = counterPolicies;

function fail(
  state: CounterState,
  times: number,
  now: Date,
  policy: typeof username | typeof address = username,
) {
  let current = state;
  for (let i = 0; i < times; i++) {
    const attempt = attemptAt(now, i);
    const admission = admit(current, attempt, policy.max, now);
    if (admission.kind !== "admitted") throw new Error(`attempt ${i} was ${admission.kind}`);
    current = settle(admission.state, attempt, "failed", policy, now);
  }
  return current;
}

describe("a username's counter", () => {
  it("blocks for 15 minutes after ten failures, then starts again", () => {
    const shut = fail(empty, 10, start);
    expect(admit(shut, attemptAt(at(14), "a"), 10, at(14))).toEqual({
      kind: "spent",
      shut: true,
      retryAfterMs: 60_000,
    });
    const later = admit(shut, attemptAt(at(15), "b"), 3, at(15));
    expect(later).toMatchObject({ kind: "admitted", state: { failures: 0 } });
  });

  it("requires a captcha from the fourth attempt on", () => {
    const three = fail(empty, 3, start);
    expect(admit(three, attemptAt(start, "a"), 3, start).kind).toBe("spent");
    expect(admit(three, attemptAt(start, "a"), 10, start).kind).toBe("admitted");
  });

  it("resets after a success", () => {
    const two = fail(empty, 2, start);
    expect(settle(two, "none", "passed", username, start)).toEqual(empty);
  });

  it("releases the slot of an attempt that never ended", () => {
    const crashed = { ...empty, pending: [1, 2, 3].map((name) => attemptAt(start, name)) };
    expect(admit(crashed, attemptAt(start, 4), 3, start).kind).toBe("crowded");
    expect(admit(crashed, attemptAt(at(2), 4), 3, at(2)).kind).toBe("admitted");
  });

  it("never lets more fail than the limit, whatever overlaps", () => {
    const verdicts = fc.constantFrom<Verdict>("failed", "undecided");
    const moves = fc.array(fc.record({ enters: fc.boolean(), verdict: verdicts, which: fc.nat(20) }));
    fc.assert(
      fc.property(moves, fc.integer({ min: 1, max: 10 }), (history, limit) => {
        let state = empty;
        let count = 0;
        const inside: string[] = [];
        for (const { enters, verdict, which } of history) {
          if (enters) {
            const attempt = attemptAt(start, count++);
            const admission = admit(state, attempt, limit, start);
            if (admission.kind !== "admitted") continue;
            state = admission.state;
            inside.push(attempt);
          } else if (inside.length > 0) {
            const [attempt] = inside.splice(which % inside.length, 1);
            state = settle(state, attempt!, verdict, username, start);
          }
        }
        expect(state.failures + inside.length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe("an address's counter", () => {
  it("allows attempts again when its window ends", () => {
    const spent = fail(empty, 100, start, address);
    expect(admit(spent, attemptAt(at(14), "a"), 100, at(14))).toEqual({
      kind: "spent",
      shut: false,
      retryAfterMs: 60_000,
    });
    expect(admit(spent, attemptAt(at(15), "a"), 100, at(15)).kind).toBe("admitted");
  });
});
