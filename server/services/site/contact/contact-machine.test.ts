import { CONTACT_STATES } from "@parlour/contracts/entities/contact-desk";
import { expect, test } from "vitest";
import { nextState, transitions } from "./contact-machine.ts";

test("every state can be reached from an open message, and can be closed", () => {
  const reached = new Set<(typeof CONTACT_STATES)[number]>(["OPEN"]);
  for (const state of reached) for (const next of Object.values(transitions[state])) reached.add(next);
  expect([...reached].sort()).toEqual([...CONTACT_STATES].sort());
  for (const state of ["OPEN", "ANSWERED"] as const) expect(nextState(state, "close")).toBe("CLOSED");
});

test("a closed message cannot change", () => {
  expect(nextState("CLOSED", "answer")).toBeUndefined();
  expect(nextState("CLOSED", "close")).toBeUndefined();
});
