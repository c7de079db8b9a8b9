import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { rouletteStory } from "../../kit/math/roulette-story.ts";

export const story = rouletteStory(europeanLayout);
