import type { PokerHandView } from "@parlour/contracts/entities/poker";
import { expect, test } from "vitest";
import { chipFlights } from "./chip-flights.ts";

type Bets = Record<number, number>;

const hand = (phase: PokerHandView["phase"], log: number, bets: Bets, winners: number[] = []) =>
  ({
    phase,
    log: Array.from({ length: log }, () => ({})),
    players: Object.entries(bets).map(([seat, bet]) => ({ seat: Number(seat), bet })),
    result:
      winners.length === 0
        ? null
        : { rake: 0, pots: [{ amount: 10, shares: winners.map((seat) => ({ seat, amount: 5 })) }] },
  }) as unknown as PokerHandView;

test("a bet moves from the stack in front of the player", () => {
  expect(chipFlights(hand("flop", 5, { 1: 0, 2: 0 }), hand("flop", 6, { 1: 4, 2: 0 }))).toEqual([
    { kind: "bet", seat: 1 },
  ]);
});

test("the bets of a round move to the pot when the next card is dealt", () => {
  expect(chipFlights(hand("flop", 6, { 1: 4, 2: 4, 3: 0 }), hand("turn", 8, { 1: 0, 2: 0, 3: 0 }))).toEqual([
    { kind: "collect", seat: 1 },
    { kind: "collect", seat: 2 },
  ]);
});

test("at the end the last bets move to the pot, and the pot to every winner once", () => {
  const before = hand("river", 9, { 1: 4, 2: 0 });
  expect(chipFlights(before, hand("complete", 11, { 1: 4, 2: 0 }, [2, 3, 2]))).toEqual([
    { kind: "collect", seat: 1 },
    { kind: "win", seat: 2 },
    { kind: "win", seat: 3 },
  ]);
});

test("a new hand moves its blinds; what has been paid out does not move again", () => {
  const over = hand("complete", 11, { 1: 4, 2: 0 }, [2]);
  expect(chipFlights(over, over)).toEqual([]);
  expect(chipFlights(over, hand("preflop", 2, { 1: 1, 2: 2 }))).toEqual([
    { kind: "bet", seat: 1 },
    { kind: "bet", seat: 2 },
  ]);
});

test("nothing moves when a table is opened, or when a replay goes back", () => {
  expect(chipFlights(null, hand("flop", 5, { 1: 4 }))).toEqual([]);
  expect(chipFlights(hand("turn", 8, { 1: 4 }), hand("flop", 6, { 1: 9 }))).toEqual([]);
});
