import { z } from "zod";
import { type StepView, stepGame, stepPays } from "../../kit/math/step-game.ts";

export const foxtrotLevels = ["easy", "medium", "hard", "expert"] as const;
export type FoxtrotLevel = (typeof foxtrotLevels)[number];

/** Each lane is one draw from 25 equally likely values; `free` is how many of them have no traffic. */
export const LANE_DRAWS = 25;

export const foxtrotRoads: Readonly<Record<FoxtrotLevel, { free: number; lanes: number }>> = {
  easy: { free: 23, lanes: 24 },
  medium: { free: 21, lanes: 22 },
  hard: { free: 18, lanes: 20 },
  expert: { free: 14, lanes: 15 },
};

export const foxtrotPays = (level: FoxtrotLevel) => {
  const { free, lanes } = foxtrotRoads[level];
  return stepPays({ numerator: free, denominator: LANE_DRAWS }, lanes);
};

export type FoxtrotSetting = { level: FoxtrotLevel };
/** `shown` is the value drawn for the lane. */
export type FoxtrotView = StepView<FoxtrotSetting, "go", number>;

export const foxtrot = stepGame<FoxtrotSetting, "go", number>({
  slug: "foxtrot",
  setting: z.strictObject({ level: z.enum(foxtrotLevels) }),
  choice: z.literal("go"),
  paysOf: ({ level }) => foxtrotPays(level),
  take({ setting, random }) {
    const shown = random.below(LANE_DRAWS);
    return { shown, passed: shown < foxtrotRoads[setting.level].free };
  },
  usualChoice: "go",
});
