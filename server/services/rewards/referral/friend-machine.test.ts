import { expect, it, test } from "vitest";
import { mayBecome, transitions } from "./friend-machine.ts";
import type { FriendState } from "./friend-store.ts";

const states = Object.keys(transitions) as FriendState[];

test.each(states)("%s never goes back and never repeats itself", (from) => {
  const order: readonly FriendState[] = ["JOINED", "DEPOSITED", "REWARDED", "REFUSED"];
  for (const to of transitions[from]) expect(order.indexOf(to)).toBeGreaterThan(order.indexOf(from));
});

it("ends refused or stays rewarded, and rewards a sufficient first deposit at once", () => {
  expect(states.filter((state) => transitions[state].length === 0)).toEqual(["REFUSED"]);
  expect(mayBecome("JOINED", "REWARDED")).toBe(true);
  expect(mayBecome("REFUSED", "REWARDED")).toBe(false);
});
