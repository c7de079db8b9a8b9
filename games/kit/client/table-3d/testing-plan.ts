import type { TableLayout, TablePlan } from "./table-layout.ts";

export const testLayout: TableLayout = {
  whole: { left: -2, right: 2, far: -1.5, near: 2 },
  cards: { left: -1.5, right: 1.5, far: -1, near: 1 },
  hands: {
    player: { x: -1, z: 0, step: 0.7, hasThirdSideways: true },
    banker: { x: 1, z: 0, step: 0.7 },
    board: { x: 0, z: 1, step: 0.7, places: 5 },
  },
  spots: { player: { x: -1, z: 1.5 }, banker: { x: 1, z: 1.5 } },
  areas: [],
  lines: [],
};

export const testPlan: TablePlan = { narrow: testLayout, wide: testLayout };
