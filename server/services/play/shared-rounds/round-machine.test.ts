import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { betTransitions, choiceTransitions, roundTransitions } from "./round-machine.ts";

const migration = ["0001-shared-rounds", "0007-choices"]
  .map((name) => readFileSync(new URL(`migrations/${name}.sql`, import.meta.url), "utf8"))
  .join("\n");
/** Returns the states that a database table's check constraint allows, in its order. */
const statesIn = (table: string): string[] => {
  const [, list] = new RegExp(`create table ${table} [\\s\\S]*?check \\(state in \\(([^)]+)\\)`).exec(
    migration,
  )!;
  return list!.split(",").map((state) => state.trim().replaceAll("'", ""));
};

function reachedFrom(
  start: string,
  transitions: Record<string, Partial<Record<string, string>>>,
): Set<string> {
  const reached = new Set([start]);
  for (const state of reached) for (const next of Object.values(transitions[state]!)) reached.add(next!);
  return reached;
}

describe.each([
  ["a round", "shared_rounds", "BETTING", roundTransitions, ["SETTLED"]],
  ["a bet", "shared_round_bets", "TAKING", betTransitions, ["LOST", "PAID", "REFUNDED", "REFUSED"]],
  ["a choice", "shared_round_choices", "TAKING", choiceTransitions, ["MADE", "REFUNDED", "REFUSED"]],
] as const)("%s", (_name, table, start, transitions, ends) => {
  test("reaches exactly the states that the database allows", () => {
    expect([...reachedFrom(start, transitions)].toSorted()).toEqual(statesIn(table).toSorted());
    expect(Object.keys(transitions).toSorted()).toEqual(statesIn(table).toSorted());
  });

  test("can end from every state", () => {
    const states = Object.keys(transitions);
    expect(states.filter((state) => reachedFrom(state, transitions).size === 1).toSorted()).toEqual(ends);
    for (const state of states)
      expect(ends.some((end) => reachedFrom(state, transitions).has(end))).toBe(true);
  });
});
