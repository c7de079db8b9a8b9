import { rouletteGame } from "../../kit/math/roulette-game.ts";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";

export const roulette = rouletteGame("roulette", europeanLayout);
