import { existsSync, readdirSync } from "node:fs";
import type { GameModule } from "./kit/math/manifest.ts";

/** The folder that contains one folder per in-house game. */
export const houseGames = new URL("./", import.meta.url);

/** Loads the `game.ts` in every subfolder of the given folders, sorted by game id. Runs only in Node. */
export async function discoverGames(roots: readonly URL[] = [houseGames]): Promise<GameModule[]> {
  const files = roots.flatMap((root) =>
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ name, file: new URL(`${name}/game.ts`, root) }))
      .filter(({ file }) => existsSync(file)),
  );
  const modules = await Promise.all(files.map(({ name, file }) => loadGame(name, file)));
  return modules.sort((one, other) => Number(one.game.id) - Number(other.game.id));
}

/** Loads a manifest. Throws if its slug is not the folder's name, because art and texts are found by slug. */
async function loadGame(name: string, file: URL): Promise<GameModule> {
  const module = (await import(file.href)) as GameModule;
  if (module.game.slug !== name)
    throw new Error(`games/${name}/game.ts says that its slug is ${module.game.slug}.`);
  return module;
}
