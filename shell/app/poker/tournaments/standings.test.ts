import { expect, it } from "vitest";
import { currentPlace, standings } from "./standings.ts";

const entrant = (name: string, stack: number | null, place: number | null = null, isYou = false) => ({
  name,
  isBot: false,
  isYou,
  entries: 1,
  tableNumber: null,
  stack,
  place,
  prize: null,
  reBuys: 0,
  bounty: 0,
  bountyWon: 0,
  hasTicket: false,
});

it("lists remaining players by chips, and eliminated ones by place", () => {
  const players = [
    entrant("out4", null, 4),
    entrant("low", 100),
    entrant("out3", null, 3),
    entrant("top", 900),
  ];
  expect(standings(players).map(({ name }) => name)).toEqual(["top", "low", "out3", "out4"]);
});

it("gives players with the same chips the same place", () => {
  const rivals = [entrant("a", 500), entrant("b", 300), entrant("c", null, 4)];
  expect(currentPlace([...rivals, entrant("me", 300, null, true)])).toBe(2);
  expect(currentPlace([...rivals, entrant("me", null, 5, true)])).toBeNull();
  expect(currentPlace(rivals)).toBeNull();
});
