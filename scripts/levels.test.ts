import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const cruiser = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
const config = join(root, ".dependency-cruiser.mjs");

let folder: string | undefined;
afterEach(() => folder && rmSync(folder, { recursive: true }));

/** Checks the imports of a small project with these files, and returns the rules that the imports break. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  folder = mkdtempSync(join(tmpdir(), "levels-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const args = [cruiser, "--config", config, "--output-type", "json", "."];
  const done = promisify(execFile)(process.execPath, args, { cwd: folder });
  const { stdout } = await done.catch((failed: { stdout: string }) => failed);
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return summary.violations.map(({ rule }) => rule.name).sort();
}

const things = "export type Thing = string;\nexport const thing: Thing = 'thing';\n";

it("accepts imports from lower levels", async () => {
  const files = {
    "rules/thing.ts": things,
    "server/kit/use.ts": 'export { thing } from "../../rules/thing.ts";\n',
  };
  expect(await brokenRules(files)).toEqual([]);
});

it.each([
  ["an import", 'import { thing } from "../server/kit/thing.ts";\nexport const two = [thing, thing];\n'],
  [
    "an import of a type",
    'import type { Thing } from "../server/kit/thing.ts";\nexport type Two = [Thing, Thing];\n',
  ],
  ["a type that is passed on", 'export type { Thing } from "../server/kit/thing.ts";\n'],
  ["a lazy import", 'export const load = () => import("../server/kit/thing.ts");\n'],
])("refuses %s from a higher level", async (_name, text) => {
  expect(await brokenRules({ "server/kit/thing.ts": things, "ledger/use.ts": text })).toEqual([
    "level-1-ledger",
  ]);
});

it("refuses imports between domains, services, games and embedded applications", async () => {
  const use = (path: string) => `export type { Thing } from "${path}";\n`;
  const broken = await brokenRules({
    "shell/app/money/thing.ts": things,
    "shell/app/poker/use.ts": use("../money/thing.ts"),
    "server/services/money/wallet/thing.ts": things,
    "server/services/poker/room/use.ts": use("../../money/wallet/thing.ts"),
    "games/keno/thing.ts": things,
    "games/dice/game.ts": use("../keno/thing.ts"),
    "embedded/cashier/thing.ts": things,
    "embedded/sports/use.ts": use("../cashier/thing.ts"),
  });
  expect(broken).toEqual([
    "domain-poker-in-shell-app",
    "embedded-apps-are-strangers",
    "games-are-strangers",
    "services-are-strangers",
  ]);
});

it("refuses manifests that load their game at once, and cycles", async () => {
  const broken = await brokenRules({
    "games/dice/math/dice.ts": 'export { again } from "./again.ts";\nexport const dice = 6;\n',
    "games/dice/math/again.ts": 'export { dice } from "./dice.ts";\nexport const again = 7;\n',
    "games/dice/game.ts": 'export { dice } from "./math/dice.ts";\n',
  });
  expect(broken).toEqual(["manifests-load-games-lazily", "no-cycles"]);
});
