import { expect, test } from "vitest";
import { stackedSetup } from "../testing/stacked-hand.ts";
import { startHand } from "./start-hand.ts";
import type { HandSetup } from "./state.ts";

const setup = stackedSetup({ stacks: [100, 100, 100], blinds: [1, 2] });
const change = (players: Partial<HandSetup["players"][number]>): HandSetup => ({
  ...setup,
  players: setup.players.map((player, at) => (at === 1 ? { ...player, ...players } : player)),
});

test.each<[string, HandSetup]>([
  ["one player", { ...setup, players: setup.players.slice(0, 1) }],
  ["a seat twice", change({ seat: 1 })],
  ["a fraction of a chip", change({ stack: 10.5 })],
  ["a negative blind", change({ blind: -1 })],
  ["a player without chips", change({ stack: 0 })],
  ["more chips than can be counted", change({ stack: Number.MAX_SAFE_INTEGER })],
  ["unequal antes that are trimmed", change({ ante: 1 })],
  ["blinds in a bomb pot", { ...setup, rules: { ...setup.rules, bombPot: true } }],
  ["two boards run twice", { ...setup, rules: { ...setup.rules, boards: 2, runItTwice: true } }],
  ["a card twice", { ...setup, deck: [...setup.deck.slice(1), setup.deck[1]!] }],
  ["a full deck in a short-deck game", { ...setup, rules: { ...setup.rules, game: "shortDeck" } }],
  ["too few cards", { ...setup, deck: setup.deck.slice(0, 10) }],
])("%s is refused before a card is dealt", (_, wrong) => {
  expect(() => startHand(wrong)).toThrow(RangeError);
});

test("hole cards are dealt one at a time in order of position, and the rest stays in order", () => {
  const { players, deck } = startHand(setup);
  expect(players.map(({ hole }) => hole)).toEqual(
    [0, 1, 2].map((at) => [setup.deck[at], setup.deck[at + 3]]),
  );
  expect(deck).toEqual(setup.deck.slice(6));
});
