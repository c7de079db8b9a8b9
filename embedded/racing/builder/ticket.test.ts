import { expect, it } from "vitest";
import { columnsOf, countTicket, modesOf, selectionsOf, toggle } from "./ticket.ts";

const field = [1, 2, 3, 4, 5, 6];

it("boxes a trifecta: every order of the chosen horses", () => {
  const selections = selectionsOf("trifecta", "box", [[1, 4, 6]]);
  expect(countTicket("trifecta", selections, [field])).toBe(6);
  expect(columnsOf("trifecta", "box")).toBe(1);
});

it("keys a banker in every place, with each line only once", () => {
  const selections = selectionsOf("trifecta", "key", [[2], [1, 3, 5]]);
  expect(selections).toHaveLength(3);
  expect(countTicket("trifecta", selections, [field])).toBe(18);
});

it("counts a pick 4 as the product of its legs, and nothing while a leg is empty", () => {
  const legs = [[1, 2], [3], [4, 5, 6], [1]];
  const fields = [field, field, field, field];
  expect(countTicket("pick-4", selectionsOf("pick-4", "places", legs), fields)).toBe(6);
  expect(countTicket("pick-4", selectionsOf("pick-4", "places", legs.with(1, [])), fields)).toBe(0);
  expect(modesOf("pick-4")).toEqual(["places"]);
});

it("keeps one banker and any number of others", () => {
  const once = toggle([], 0, 3, "key");
  expect(toggle(once, 0, 5, "key")).toEqual([[5]]);
  expect(toggle(toggle(once, 1, 6, "key"), 1, 2, "key")).toEqual([[3], [2, 6]]);
  expect(toggle([[1, 2]], 0, 1, "box")).toEqual([[2]]);
});
