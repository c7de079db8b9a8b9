import { expect, test } from "vitest";
import { share, shareMade } from "./share.server.ts";

test("makes a value once for the same shared objects, and again for others", () => {
  const [games, row] = [share({}), share({})];
  const first = shareMade([games, row, "en"], () => ({}));
  expect(shareMade([games, row, "en"], () => ({}))).toBe(first);
  expect(shareMade([games, row, "fr"], () => ({}))).not.toBe(first);
  expect(shareMade([games, { own: true }], () => "own")).toBe("own");
});

test("keeps a limited number of values for an object that stays, such as a published page", () => {
  const page = share({});
  let made = 0;
  const make = (jackpots: object) => shareMade([page, jackpots], () => ({ number: ++made }));
  const first = share({});
  make(first);
  for (let round = 0; round < 1_000; round++) make(share({}));
  expect(made).toBe(1_001);
  make(first);
  expect(made).toBe(1_002);
});
