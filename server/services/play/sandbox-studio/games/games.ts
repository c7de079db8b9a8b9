import { lanterns } from "./lanterns.ts";
import type { SandboxGame } from "./sandbox-game.ts";
import { steps } from "./steps.ts";

const games = [lanterns, steps] as unknown as readonly SandboxGame<unknown>[];

export const findSandboxGame = (id: string): SandboxGame<unknown> | undefined =>
  games.find((game) => game.id === id);
