import { parentPort } from "node:worker_threads";
import { discoverGames } from "./discover-games.ts";
import { proveGame } from "./prove-games.ts";

const games = new Map((await discoverGames()).map((module) => [module.game.slug, module]));

/** Receives game slugs one at a time and answers with the figures of each game. */
parentPort?.on("message", async (slug: string) => {
  try {
    parentPort?.postMessage({ figures: await proveGame(games.get(slug)!) });
  } catch (error) {
    parentPort?.postMessage({ fault: `${slug}: ${(error as Error).message}` });
  }
});
