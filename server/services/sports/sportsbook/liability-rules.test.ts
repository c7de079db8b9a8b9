import { expect, test } from "vitest";
import { everywhere, limitsIn, raisedTo, type StoredRule } from "./liability-rules.ts";
import { sampleEvent } from "./testing/index.ts";

const total = "total:points:match:2.5::";
const result = "result:points:match:::";
const event = sampleEvent();
const rule = (scope: Partial<StoredRule["scope"]>, scheduled: number, live = scheduled): StoredRule => ({
  scope: { ...everywhere, ...scope },
  limits: { scheduled, live },
});
const house = rule({}, 1);
const sport = rule({ sport: event.sport }, 2);
const competition = rule({ competition: event.competition.id }, 3);
const kind = rule({ kind: "total" }, 4);
const sportKind = rule({ sport: event.sport, kind: "total" }, 5);
const competitionKind = rule({ competition: event.competition.id, kind: "total" }, 6);
const own = rule({ event: event.id, market: total }, 7, 70);
const all = [house, sport, competition, kind, sportKind, competitionKind, own];

test.each(all.map((_, index) => [index + 1]))(
  "of the %i widest rules, the most specific applies",
  (count) => {
    const limitOf = limitsIn(all.slice(0, count).toReversed());
    expect(limitOf(event, total)).toBe(count);
  },
);

test("a rule applies to its own sport, competition, kind and market only", () => {
  const limitOf = limitsIn([sport, competition, kind, own]);
  expect(limitOf(event, result)).toBe(3);
  expect(limitOf({ ...event, competition: { id: "other", name: "" } }, result)).toBe(2);
  expect(limitOf({ ...event, id: "other" }, total)).toBe(4);
  const tennis = { ...event, sport: "tennis", competition: { id: "other", name: "" } };
  expect(limitOf(tennis, result)).toBe(5_000_000);
  expect(limitOf({ ...tennis, status: "LIVE" }, result)).toBe(2_000_000);
  expect(limitOf({ ...event, status: "LIVE" }, total)).toBe(70);
  expect(limitsIn([])(undefined, total)).toBe(5_000_000);
});

test("a change is weighed by the highest amount that it raises a limit to", () => {
  const scope = sport.scope;
  expect(raisedTo([], scope, { scheduled: 9_000_000, live: 1_000 })).toBe(9_000_000);
  expect(raisedTo([], scope, { scheduled: 4_000_000, live: 1_000 })).toBe(0);
  expect(raisedTo([], scope, { scheduled: 4_000_000, live: 3_000_000 })).toBe(3_000_000);
  expect(raisedTo([sport], scope, { scheduled: 2, live: 2 })).toBe(0);
  expect(raisedTo([sport], scope, { scheduled: 3, live: 2 })).toBe(3);
  // Without its own low limit, the sport is subject to the house's limit.
  expect(raisedTo([sport], scope, null)).toBe(5_000_000);
  expect(raisedTo([rule({ sport: event.sport }, 9_000_000)], scope, null)).toBe(0);
  // A less specific rule may set a lower limit than the new one.
  expect(raisedTo([house], scope, { scheduled: 2, live: 2 })).toBe(2);
});
