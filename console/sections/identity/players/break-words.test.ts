import type { PlayerBreak } from "@parlour/contracts/entities/protection";
import { expect, it } from "vitest";
import { breakWords } from "./break-words.ts";

const now = new Date(2026, 10, 18, 12);
const until = new Date(2026, 10, 20, 12).toISOString();
const timeOut: PlayerBreak = {
  kind: "TIME_OUT",
  scope: "ALL",
  state: "ACTIVE",
  since: now.toISOString(),
  until,
  playableFrom: until,
};

it.each([
  [{}, "time-out until 20 Nov, 12:00"],
  [{ scope: "sports" }, "time-out (sports) until 20 Nov, 12:00"],
  [{ kind: "SELF_EXCLUSION", until: null, playableFrom: null }, "self-excluded permanently"],
  [{ state: "ENDED", playableFrom: null }, "time-out ended, not returned"],
  [{ kind: "SELF_EXCLUSION", state: "RETURNING" }, "self-excluded, returns 20 Nov, 12:00"],
] satisfies [Partial<PlayerBreak>, string][])("a break %j is described", (part, text) => {
  expect(breakWords({ ...timeOut, ...part }, now)).toBe(text);
});
