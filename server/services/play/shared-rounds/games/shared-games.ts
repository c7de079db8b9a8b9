import type { SharedGame } from "../shared-game.ts";
import { crash } from "./crash.ts";
import { horseRace } from "./horse-race.ts";
import { liveRoulette } from "./live-roulette.ts";

/** All games that run by the clock. */
export const sharedGames = [crash, liveRoulette, horseRace] as unknown as readonly SharedGame[];
