import type { PokerLogEntry } from "@parlour/contracts/entities/poker";
import { expect, it } from "vitest";
import { logText } from "./hand-words.ts";

const entry: Omit<PokerLogEntry, "kind"> = {
  seat: 2,
  amount: null,
  cards: [],
  board: null,
  runs: null,
};
const nameOf = (seat: number) => `Seat ${seat}`;

it.each([
  [1, "Seat 2 declines to run it twice"],
  [2, "Seat 2 agrees to run it twice"],
])("words a vote for %i as “%s”", (runs, text) => {
  expect(logText({ ...entry, kind: "runs", runs }, nameOf)).toBe(text);
});

it("names the player, the action and the amount", () => {
  expect(logText({ ...entry, kind: "raise", amount: 12 }, nameOf)).toBe("Seat 2 raises to 12");
});
