import { expect, test } from "vitest";
import { dealtCards } from "../../kit/math/testing/dealt-cards.ts";
import { type PaiGowView, paiGowPoker } from "../math/pai-gow-poker.ts";
import { chosenLow, chosenOption } from "./chosen-low.ts";

test("a press chooses a card, a second press returns it, and a third card replaces the first", () => {
  expect(chosenLow([], 3)).toEqual([3]);
  expect(chosenLow([3], 5)).toEqual([3, 5]);
  expect(chosenLow([3, 5], 3)).toEqual([5]);
  expect(chosenLow([3, 5], 1)).toEqual([5, 1]);
});

test("two chosen cards find their setting in any order", () => {
  const dealt = dealtCards("AS KH QD 9C 7S 4H 2D AC KC QS 9H 7D 4C 2S");
  const { state } = paiGowPoker.begin({ bets: [{ kind: "main", stake: 100 }] }, dealt);
  const { options } = paiGowPoker.view(state) as PaiGowView;
  expect(chosenOption(options, [1])).toBeNull();
  expect(chosenOption(options, [2, 1])).toMatchObject({ places: [1, 2], isFoul: false });
  expect(chosenOption(options, [1, 0])).toMatchObject({ places: [0, 1], isFoul: true });
});
