import type { SharedGame } from "../shared-game.ts";
import { crash } from "./crash.ts";
import { horseRace } from "./horse-race.ts";
import { liveRoulette } from "./live-roulette.ts";

/** Every game that runs by the clock. */
export const sharedGames = [crash, liveRoulette, horseRace] as unknown as readonly SharedGame[];
