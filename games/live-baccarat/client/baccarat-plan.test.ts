import { expect, test } from "vitest";
import {
  card,
  cardPlace,
  edgePoint,
  furnitureOf,
  type TableLayout,
} from "../../kit/client/table-3d/table-layout.ts";
import { baccaratPlan } from "./baccarat-plan.ts";

const layouts: [string, TableLayout][] = [
  ["narrow", baccaratPlan.narrow],
  ["wide", baccaratPlan.wide],
];

/** The maximum number of cards that each hand can show without overlapping. */
const countOf = ({ places, hasThirdSideways }: TableLayout["hands"][string]) =>
  places ?? (hasThirdSideways ? 3 : 2);

test.each(layouts)("%s: all cards and spots are in the picture", (_, { hands, spots, whole, cards }) => {
  for (const hand of Object.values(hands)) {
    const count = countOf(hand);
    for (let at = 0; at < count; at += 1) {
      const { x, z, turn } = cardPlace(hand, at, count);
      const [acrossX, acrossZ] = turn === 0 ? [card.width, card.height] : [card.height, card.width];
      expect(x - acrossX / 2).toBeGreaterThanOrEqual(cards.left);
      expect(x + acrossX / 2).toBeLessThanOrEqual(cards.right);
      expect(z - acrossZ / 2).toBeGreaterThanOrEqual(cards.far);
      expect(z + acrossZ / 2).toBeLessThanOrEqual(cards.near);
    }
  }
  for (const { x, z } of Object.values(spots)) {
    expect(x).toBeGreaterThan(whole.left);
    expect(x).toBeLessThan(whole.right);
    expect(z).toBeLessThan(whole.near);
  }
});

test.each(layouts)("%s: the printed areas lie on the felt", (_, layout) => {
  const { edge } = furnitureOf(layout);
  const outline = Array.from({ length: 400 }, (_, step) => edgePoint(edge, step / 399));
  for (const { x, z, width, depth } of layout.areas) {
    const [side, near] = [Math.abs(x) + width / 2, z + depth / 2];
    const widest = Math.max(...outline.filter((point) => point.z >= near).map((point) => Math.abs(point.x)));
    expect(side).toBeLessThan(widest);
  }
});
