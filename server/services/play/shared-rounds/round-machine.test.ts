import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { betTransitions, choiceTransitions, roundTransitions } from "./round-machine.ts";

const migration = ["0008-dealt-rounds", "0001-shared-rounds", "0007-choices"]
  .map((name) => readFileSync(new URL(`migrations/${name}.sql`, import.meta.url), "utf8"))
  .join("\n");
/** Returns the states that a database table's newest check constraint allows, in the order in which it lists them. */
const statesIn = (table: string): string[] => {
  const [, list] = new RegExp(
    `(?:create table|alter table) ${table} (?:add constraint|\\()[^;]*?check \\(state in \\(([^)]+)\\)`,
  ).exec(migration)!;
  return list!.split(",").map((state) => state.trim().replaceAll("'", ""));
};

function reachedFrom(
  starts: readonly string[],
  transitions: Record<string, Partial<Record<string, string>>>,
): Set<string> {
  const reached = new Set(starts);
  for (const state of reached) for (const next of Object.values(transitions[state]!)) reached.add(next!);
  return reached;
}

/** The states between which a correction moves rounds and bets. */
const corrected = new Set(["SETTLED", "CORRECTING", "PAID", "LOST"]);

describe.each([
  ["a round", "shared_rounds", ["BETTING"], roundTransitions, ["CORRECTING", "SETTLED"]],
  [
    "a bet",
    "shared_round_bets",
    // The last two states exist only in bets that earlier releases stored.
    ["PLACED", "TAKING", "REFUSED"],
    betTransitions,
    ["LOST", "PAID", "REFUNDED", "REFUSED"],
  ],
  ["a choice", "shared_round_choices", ["TAKING"], choiceTransitions, ["MADE", "REFUNDED", "REFUSED"]],
] as const)("%s", (_name, table, starts, transitions, ends) => {
  test("reaches exactly the states that the database allows", () => {
    expect([...reachedFrom(starts, transitions)].toSorted()).toEqual(statesIn(table).toSorted());
    expect(Object.keys(transitions).toSorted()).toEqual(statesIn(table).toSorted());
  });

  test("can end from every state", () => {
    const states = Object.keys(transitions);
    // A settled round and its bets can still be corrected; apart from that, no state follows a final one.
    const isLast = (state: string) =>
      [...reachedFrom([state], transitions)].every((next) => corrected.has(next));
    const last = states.filter((state) => reachedFrom([state], transitions).size === 1 || isLast(state));
    expect(last.toSorted()).toEqual(ends);
    for (const state of states)
      expect(ends.some((end) => reachedFrom([state], transitions).has(end))).toBe(true);
  });
});
