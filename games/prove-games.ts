import { discoverGames } from "./discover-games.ts";
import type { GameFigures } from "./kit/math/figures.ts";
import type { GameModule } from "./kit/math/manifest.ts";

/** Computes the proven figures of one game, which can take minutes. */
export async function proveGame({ game, proof }: GameModule): Promise<GameFigures> {
  return { slug: game.slug, ...(await proof()).prove() };
}

/** The figures of every game with a fast proof; if games were chosen, only of those. */
export async function quickFigures(chosen?: ReadonlySet<string>): Promise<GameFigures[]> {
  const { quick } = await splitBySpeed();
  return await Promise.all(quick.filter(({ game }) => chosen?.has(game.slug) ?? true).map(proveGame));
}

/**
 * The slugs of games with a slow proof; a worker finds its game by the slug. Games in one group have the same proof,
 * such as an online table and its live version, so one run proves them all.
 */
export async function slowGroups(): Promise<string[][]> {
  const groups = new Map<() => unknown, string[]>();
  for (const { game, proof } of (await splitBySpeed()).slow) {
    const { prove } = await proof();
    groups.set(prove, [...(groups.get(prove) ?? []), game.slug]);
  }
  return [...groups.values()];
}

async function splitBySpeed(): Promise<{ quick: GameModule[]; slow: GameModule[] }> {
  const games = await discoverGames();
  const slow = new Set<GameModule>();
  for (const module of games) if ((await module.proof()).isSlow) slow.add(module);
  return { quick: games.filter((module) => !slow.has(module)), slow: [...slow] };
}
