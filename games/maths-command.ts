// `npm run maths`: proves the return of every game and compares it with docs/maths.md; `--write` updates the
// page.
import { readFileSync, writeFileSync } from "node:fs";
import { discoverGames } from "./discover-games.ts";
import { checkLadders } from "./maths-ladders.ts";
import { mathsPage, returnOf } from "./maths-page.ts";
import { runProofs } from "./maths-pool.ts";
import { quickFigures, slowSlugs } from "./prove-games.ts";

const pageFile = new URL("../docs/maths.md", import.meta.url);
const dataFile = new URL("./kit/math/returns.json", import.meta.url);

const titles = Object.fromEntries((await discoverGames()).map(({ game }) => [game.slug, game.title]));
const order = Object.keys(titles);

const figures = [...(await quickFigures()), ...(await runProofs(await slowSlugs()))];
figures.sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));

for (const game of figures) {
  if (game.unreachable.length > 0)
    throw new Error(`${game.slug}: no play can win ${game.unreachable.join(", ")}.`);
}
const ladders = checkLadders(await discoverGames(), figures);

const page = mathsPage(figures, titles);
const data = `${JSON.stringify(Object.fromEntries(figures.map((game) => [game.slug, returnOf(game)])), null, 2)}\n`;
process.stdout.write(page);
process.stdout.write(`\n${ladders}\n`);

if (process.argv.includes("--write")) {
  writeFileSync(pageFile, page);
  writeFileSync(dataFile, data);
  process.stdout.write("\nWritten to docs/maths.md and games/kit/math/returns.json.\n");
} else {
  const same = readFileSync(pageFile, "utf8") === page && readFileSync(dataFile, "utf8") === data;
  process.stdout.write(
    same
      ? "\ndocs/maths.md and the figures shown to players say the same.\n"
      : "\ndocs/maths.md or games/kit/math/returns.json says otherwise: npm run maths -- --write\n",
  );
  process.exitCode = same ? 0 : 1;
}
