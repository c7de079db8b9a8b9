import { rouletteGame } from "../../kit/math/roulette-game.ts";
import { americanLayout } from "../../kit/math/roulette-layout.ts";

export const americanRoulette = rouletteGame("american-roulette", americanLayout);
