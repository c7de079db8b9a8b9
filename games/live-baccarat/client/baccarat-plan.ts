import type { TableLayout, TablePlan, TablePoint } from "../../kit/client/table-3d/table-layout.ts";
import type { TableAnchor } from "../../kit/client/table-3d/use-anchors.ts";

function layout(apart: number, frame: Pick<TableLayout, "whole" | "cards">): TableLayout {
  const hand = { z: -0.15, step: 0.72, hasThirdSideways: true };
  const spots = {
    playerPair: { x: -apart * 1.62, z: 1.5 },
    player: { x: -apart * 0.86, z: 1.5 },
    tie: { x: 0, z: 1.5 },
    banker: { x: apart * 0.86, z: 1.5 },
    bankerPair: { x: apart * 1.62, z: 1.5 },
  };
  /** Chips lie in the upper half of each betting box, above its label. */
  const box = ({ x, z }: TablePoint) => ({ x, z: z + 0.13, depth: 0.66 });
  return {
    ...frame,
    hands: { player: { ...hand, x: -apart }, banker: { ...hand, x: apart } },
    spots,
    areas: [
      { ...box(spots.playerPair), width: apart * 0.66, word: "playerPair" },
      { ...box(spots.player), width: apart * 0.78, tone: "blue", word: "player" },
      { ...box(spots.tie), width: apart * 0.84, tone: "green", word: "tie" },
      { ...box(spots.banker), width: apart * 0.78, tone: "red", word: "banker" },
      { ...box(spots.bankerPair), width: apart * 0.66, word: "bankerPair" },
    ],
    lines: [],
  };
}

/** Two hands side by side, with the third card of each lying sideways in front. */
export const baccaratPlan: TablePlan = {
  narrow: layout(1.02, {
    whole: { left: -2.12, right: 2.12, far: -1.75, near: 2.05 },
    cards: { left: -2, right: 2, far: -1.35, near: 1.65 },
  }),
  wide: layout(1.5, {
    whole: { left: -3.7, right: 3.7, far: -1.5, near: 2.05 },
    cards: { left: -3, right: 3, far: -1, near: 1.35 },
  }),
};

/** The names and points of both hands, and the cards that can be squeezed. */
export const anchors: readonly TableAnchor[] = (["player", "banker"] as const).flatMap((hand) => [
  { name: hand, hand, side: "far" },
  { name: `${hand}-0`, hand, card: 0 },
  { name: `${hand}-1`, hand, card: 1 },
]);
