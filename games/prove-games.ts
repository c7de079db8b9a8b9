import { discoverGames } from "./discover-games.ts";
import type { GameFigures } from "./kit/math/figures.ts";
import type { GameModule } from "./kit/math/manifest.ts";

/** Computes the proven figures of one game, which can take minutes. */
export async function proveGame({ game, proof }: GameModule): Promise<GameFigures> {
  return { slug: game.slug, ...(await proof()).prove() };
}

/** The figures of every game with a fast proof. */
export async function quickFigures(): Promise<GameFigures[]> {
  return await Promise.all((await splitBySpeed()).quick.map(proveGame));
}

/** The slugs of games with a slow proof; a worker finds its game by the slug. */
export async function slowSlugs(): Promise<string[]> {
  return (await splitBySpeed()).slow.map(({ game }) => game.slug);
}

async function splitBySpeed(): Promise<{ quick: GameModule[]; slow: GameModule[] }> {
  const games = await discoverGames();
  const slow = new Set<GameModule>();
  for (const module of games) if ((await module.proof()).isSlow) slow.add(module);
  return { quick: games.filter((module) => !slow.has(module)), slow: [...slow] };
}
