// Measures the gzipped scripts that a browser must load before the home page is interactive, by following the
// static imports of the route's modules. Fails when they exceed the budget.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./prepare.mjs";

const BUDGET_KB = 150;
const HOME_ROUTES = ["root", "site/routes/home"];

const client = join(root, "shell", "build", "client");
const assets = join(client, "assets");
const manifestFile = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
const manifest = JSON.parse(
  readFileSync(join(assets, manifestFile), "utf8")
    .replace(/^window\.__reactRouterManifest=/, "")
    .replace(/;\s*$/, ""),
);

const loaded = new Set([`/assets/${manifestFile}`]);
function load(url) {
  if (loaded.has(url) || !existsSync(join(client, url))) return;
  loaded.add(url);
  // We follow only static imports, because dynamic ones are loaded on demand.
  const code = readFileSync(join(client, url), "utf8");
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    load(`/assets/${name}`);
}

const missing = HOME_ROUTES.filter((id) => manifest.routes[id] === undefined);
if (missing.length > 0) throw new Error(`The build has no route ${missing.join(" or ")}.`);
const entries = [manifest.entry, ...Object.values(manifest.routes).filter((route) => isOnHome(route))];
for (const { module, imports = [] } of entries) for (const url of [module, ...imports]) load(url);

function isOnHome(route) {
  return HOME_ROUTES.includes(route.id);
}

const sizes = [...loaded].map((url) => ({
  url,
  bytes: gzipSync(readFileSync(join(client, url)), { level: 9 }).length,
}));
const totalKb = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
for (const { url, bytes } of sizes.sort((a, b) => b.bytes - a.bytes)) {
  process.stdout.write(`  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${url}\n`);
}
process.stdout.write(
  `  ${totalKb.toFixed(1).padStart(7)} kB  gzipped JavaScript on home, of ${BUDGET_KB} kB\n`,
);
process.exit(totalKb <= BUDGET_KB ? 0 : 1);
