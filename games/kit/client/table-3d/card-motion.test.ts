import { expect, test } from "vitest";
import {
  cardPoseAt,
  cardsRestAt,
  dealMs,
  flipMs,
  type ShownCard,
  type TrackedCard,
  trackCards,
} from "./card-motion.ts";
import { cardPlace, furnitureOf } from "./table-layout.ts";
import { testLayout } from "./testing-plan.ts";

const table = { layout: testLayout, furniture: furnitureOf(testLayout) };
const shown = (change: Partial<ShownCard> = {}): ShownCard => ({
  key: "7-player-0",
  hand: "player",
  at: 0,
  of: 2,
  code: null,
  ...change,
});
const isFaceUp = (card: TrackedCard, time: number) => (cardPoseAt(card, table, time)?.flip ?? 0) > 0.5;
const one = (cards: readonly TrackedCard[]) => {
  expect(cards).toHaveLength(1);
  return cards[0]!;
};

test("cards that lie on the table when the player joins are at rest, with their faces as they are", () => {
  const cards = trackCards(null, [shown({ code: "AS" }), shown({ key: "7-player-1", at: 1 })], 1_000);
  expect(cardsRestAt(cards)).toBe(Number.NEGATIVE_INFINITY);
  expect(cards.map((card) => isFaceUp(card, 1_000))).toEqual([true, false]);
  expect(cardPoseAt(cards[0]!, table, 1_000)).toEqual({
    ...cardPlace(testLayout.hands.player!, 0, 2),
    height: expect.closeTo(0),
    flip: 1,
    peel: 0,
  });
});

test("a dealt card slides from the shoe to its place", () => {
  const card = one(trackCards([], [shown()], 1_000));
  const { x, z } = cardPlace(testLayout.hands.player!, 0, 2);
  expect(cardPoseAt(card, table, 999)).toBeNull();
  expect(cardPoseAt(card, table, 1_000)).toMatchObject({
    x: table.furniture.shoe.x,
    z: table.furniture.shoe.z,
  });
  expect(cardPoseAt(card, table, 1_000 + dealMs)).toMatchObject({ x, z, flip: 0 });
});

test("a card shows its face only after it was turned over, however late the frame", () => {
  const down = trackCards([], [shown()], 1_000);
  const up = one(trackCards(down, [shown({ code: "KH" })], 5_000));
  expect(up).toMatchObject({ dealtAt: 1_000, openedAt: 5_000, code: "KH" });
  expect(isFaceUp(up, 5_000)).toBe(false);
  expect(cardPoseAt(up, table, 5_000)).toMatchObject({ flip: 0 });
  expect(isFaceUp(up, 5_000 + flipMs)).toBe(true);
  expect(cardPoseAt(up, table, 60_000)).toMatchObject({ flip: 1 });
  expect(cardsRestAt([up])).toBe(5_000 + flipMs);
});

test("a card that is dealt face up turns over on its way", () => {
  const card = one(trackCards([], [shown({ code: "9D" })], 0));
  expect(isFaceUp(card, dealMs / 2)).toBe(false);
  expect(isFaceUp(card, dealMs)).toBe(true);
});

test("cards that appear together leave the shoe one after another", () => {
  const cards = trackCards([], [shown(), shown({ key: "7-player-1", at: 1 })], 1_000);
  expect(cards[1]!.dealtAt).toBeGreaterThan(cards[0]!.dealtAt);
});

test("a card that changes its hand moves there without being dealt again", () => {
  const before = trackCards(null, [shown({ code: "8C" })], 0);
  const card = one(trackCards(before, [shown({ code: "8C", hand: "banker", of: 1 })], 2_000));
  expect(cardPoseAt(card, table, 2_000)).toMatchObject({ x: cardPlace(testLayout.hands.player!, 0, 2).x });
  expect(cardPoseAt(card, table, 9_000)).toMatchObject({ x: cardPlace(testLayout.hands.banker!, 0, 1).x });
});

test("cleared cards go to the discards, and are forgotten there", () => {
  const before = trackCards(null, [shown({ code: "8C" })], 0);
  const leaving = trackCards(before, [], 2_000);
  expect(cardPoseAt(one(leaving), table, 10_000)).toBeNull();
  expect(trackCards(leaving, [], 10_000)).toEqual([]);
});

test("a peeled card curls until it is turned over", () => {
  const peel = { share: 40, code: "QD" };
  const before = trackCards(null, [shown()], 0);
  const peeled = trackCards(before, [shown({ peel })], 1_000);
  expect(cardPoseAt(one(peeled), table, 1_000)).toMatchObject({ peel: 0.4, flip: 0 });
  const open = trackCards(peeled, [shown({ code: "QD", peel: undefined })], 2_000);
  expect(cardPoseAt(one(open), table, 2_000)).toMatchObject({ peel: 0.4, flip: 0 });
  expect(cardPoseAt(one(open), table, 9_000)).toMatchObject({ peel: 0, flip: 1 });
});
