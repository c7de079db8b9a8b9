import { CHAT_STATES, type ChatState } from "@parlour/contracts/enumerations";
import { expect, test } from "vitest";
import { type ChatStep, nextState, transitions } from "./chat-machine.ts";

test("every state can be reached, and can end", () => {
  const reached = new Set<ChatState>(["WAITING"]);
  for (const state of reached) for (const next of Object.values(transitions[state])) reached.add(next);
  expect([...reached].sort()).toEqual([...CHAT_STATES].sort());
  for (const state of ["WAITING", "ACTIVE"] as const) expect(nextState(state, "end")).toBe("ENDED");
});

test("an ended chat cannot change", () => {
  for (const step of ["take", "handOver", "requeue", "end"] satisfies ChatStep[]) {
    expect(nextState("ENDED", step)).toBeUndefined();
  }
});

test("an active chat cannot be taken again", () => {
  expect(nextState("WAITING", "take")).toBe("ACTIVE");
  expect(nextState("ACTIVE", "take")).toBeUndefined();
});
