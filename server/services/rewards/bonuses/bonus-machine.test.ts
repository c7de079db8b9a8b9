import { BONUS_STATUSES } from "@parlour/contracts/bonuses";
import { expect, it } from "vitest";
import { type BonusEvent, bonusAfter, bonusTransitions, isOver } from "./bonus-machine.ts";

const ends = ["CONVERTED", "LOST", "FORFEITED", "EXPIRED", "CANCELLED"];

it("has every status, reaches each from OPTED_IN, and ends where it should", () => {
  expect(Object.keys(bonusTransitions).toSorted()).toEqual(BONUS_STATUSES.toSorted());
  const reached = new Set<string>(["OPTED_IN"]);
  for (const status of reached) {
    for (const next of Object.values(bonusTransitions[status as keyof typeof bonusTransitions]))
      reached.add(next);
  }
  expect([...reached].toSorted()).toEqual(BONUS_STATUSES.toSorted());
  expect(BONUS_STATUSES.filter(isOver)).toEqual(ends);
});

it("can be forfeited or cancelled from every open status", () => {
  for (const status of BONUS_STATUSES) {
    for (const event of ["forfeit", "cancel"] satisfies BonusEvent[]) {
      expect(bonusAfter(status, event) === undefined).toBe(isOver(status));
    }
  }
});
