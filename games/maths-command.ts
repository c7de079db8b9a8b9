// `npm run maths`: proves the return of every game and compares it with docs/maths.md; `--write` updates the
// page. `npm run maths -- sevens sun-vault` proves only these games.
import { readFileSync, writeFileSync } from "node:fs";
import { discoverGames } from "./discover-games.ts";
import type { GameReturn } from "./kit/math/returns.ts";
import { checkLadders } from "./maths-ladders.ts";
import { mathsPage, returnOf, sectionOf } from "./maths-page.ts";
import { runProofs } from "./maths-pool.ts";
import { quickFigures, slowGroups } from "./prove-games.ts";

const pageFile = new URL("../docs/maths.md", import.meta.url);
const dataFile = new URL("./kit/math/returns.json", import.meta.url);

const games = await discoverGames();
const titles = Object.fromEntries(games.map(({ game }) => [game.slug, game.title]));
const order = Object.keys(titles);
const named = process.argv.slice(2).filter((word) => !word.startsWith("--"));
for (const slug of named) if (!(slug in titles)) throw new Error(`There is no game ${slug}.`);
const chosen = new Set(named.length > 0 ? named : order);

const groups = (await slowGroups()).map((group) => group.filter((slug) => chosen.has(slug)));
const figures = [
  ...(await quickFigures(chosen)),
  ...(await runProofs(groups.filter((group) => group.length > 0))),
];
figures.sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));

for (const game of figures) {
  if (game.unreachable.length > 0)
    throw new Error(`${game.slug}: no play can win ${game.unreachable.join(", ")}.`);
}
const ladders = checkLadders(
  games.filter(({ game }) => chosen.has(game.slug)),
  figures,
);

const knownPage = readFileSync(pageFile, "utf8");
const knownData = readFileSync(dataFile, "utf8");
const isAll = named.length === 0;
const page = mathsPage(figures, titles, isAll ? "" : knownPage);
const returns = {
  ...(isAll ? {} : (JSON.parse(knownData) as Record<string, GameReturn>)),
  ...Object.fromEntries(figures.map((game) => [game.slug, returnOf(game)])),
};
const inOrder = order.flatMap((slug) => (returns[slug] ? [[slug, returns[slug]]] : []));
const data = `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`;
process.stdout.write(isAll ? page : figures.map((game) => sectionOf(game, titles[game.slug]!)).join("\n"));
process.stdout.write(`\n${ladders}\n`);

if (process.argv.includes("--write")) {
  writeFileSync(pageFile, page);
  writeFileSync(dataFile, data);
  process.stdout.write("\nWritten to docs/maths.md and games/kit/math/returns.json.\n");
} else {
  const same = knownPage === page && knownData === data;
  process.stdout.write(
    same
      ? "\ndocs/maths.md and the figures shown to players say the same.\n"
      : "\ndocs/maths.md or games/kit/math/returns.json says otherwise: npm run maths -- --write\n",
  );
  process.exitCode = same ? 0 : 1;
}
