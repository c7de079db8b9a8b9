import { z } from "zod";
import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import { type StepView, stepGame, stepPays } from "../../kit/math/step-game.ts";

export const towersLevels = ["easy", "medium", "hard", "expert", "master"] as const;
export type TowersLevel = (typeof towersLevels)[number];

/** The number of windows on each floor, and how many of them are lit. */
export const towersFloors: Readonly<Record<TowersLevel, { windows: number; lit: number }>> = {
  easy: { windows: 4, lit: 3 },
  medium: { windows: 3, lit: 2 },
  hard: { windows: 2, lit: 1 },
  expert: { windows: 3, lit: 1 },
  master: { windows: 4, lit: 1 },
};

export const TOWERS_HEIGHT = 9;

export const towersPays = (level: TowersLevel) => {
  const { windows, lit } = towersFloors[level];
  return stepPays({ numerator: lit, denominator: windows }, TOWERS_HEIGHT);
};

export type TowersSetting = { level: TowersLevel };
/** `shown` is 1 for a lit window and 0 for a dark one. */
export type TowersView = StepView<TowersSetting, number, number>;

/** Whether a window is lit. `floor` has one bit per window. */
export const isLit = (floor: number, window: number): boolean => ((floor >> window) & 1) === 1;

export const towers = stepGame<TowersSetting, number, number>({
  slug: "towers",
  setting: z.strictObject({ level: z.enum(towersLevels) }),
  choice: z.int().min(0).max(3),
  paysOf: ({ level }) => towersPays(level),
  prepare({ level }, random) {
    const { windows, lit } = towersFloors[level];
    return towersPays(level).map(() =>
      drawDistinct(windows, lit, random).reduce((floor, window) => floor | (1 << window), 0),
    );
  },
  isAllowed: ({ level }, window) => window < towersFloors[level].windows,
  take({ choice, hidden, step }) {
    const passed = isLit(hidden[step]!, choice);
    return { shown: passed ? 1 : 0, passed };
  },
  usualChoice: 0,
});
