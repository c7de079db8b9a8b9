// Measures what a browser loads when a game opens, from the built page of each game. Fails when the gzipped scripts
// or everything together exceed their budgets. Scripts include the page's own and the texts in the language with the
// largest files. The total also includes the styles, fonts, the largest wide picture and all that the game may load
// later, such as its 3D scene, so the total is an upper bound.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./prepare.mjs";

const SCRIPT_BUDGET_KB = 150;
const TOTAL_BUDGET_KB = 1_500;

const build = join(root, "games", "build");
const assets = readdirSync(join(build, "assets")).filter((name) => /\.(js|css|woff2)$/.test(name));
const known = new Set(assets);
const art = join(root, "shell", "public", "art");

const texts = new Map();
const textOf = (name) => {
  if (!texts.has(name)) texts.set(name, readFileSync(join(build, "assets", name), "utf8"));
  return texts.get(name);
};
const sizes = new Map();
function sizeOf(name) {
  if (!sizes.has(name)) {
    const file = readFileSync(join(build, "assets", name));
    // WOFF2 fonts are already compressed, so they are not gzipped.
    sizes.set(name, name.endsWith(".woff2") ? file.length : gzipSync(file, { level: 9 }).length);
  }
  return sizes.get(name);
}
const sum = (names) => [...names].reduce((total, name) => total + sizeOf(name), 0);

/** The chunk of a group of texts in the language in which it is heaviest. Vite's hashes have eight characters. */
function heaviestTexts(group) {
  const chunks = assets.filter(
    (name) =>
      name.startsWith(`${group}-`) && name.length === group.length + 1 + 8 + 3 && name.endsWith(".js"),
  );
  if (chunks.length === 0) throw new Error(`The build has no texts ${group}.`);
  return chunks.reduce((heaviest, name) => (sizeOf(name) > sizeOf(heaviest) ? name : heaviest));
}

function groupsOf(slug) {
  const folder = join(root, "games", slug, "client");
  const file = readdirSync(folder).find((name) => name.endsWith("-client.tsx"));
  const words = /words: \[([^\]]*)\]/.exec(readFileSync(join(folder, file), "utf8"));
  if (words === null) throw new Error(`${file} states no groups of texts.`);
  return ["games", ...[...words[1].matchAll(/"([^"]+)"/g)].map(([, group]) => group)];
}

/** All assets that the given ones mention, directly or indirectly. The entry mentions every game, so it is left out. */
function withLater(names, entry) {
  const found = new Set(names);
  for (const name of found) {
    if (name === entry || !/\.(js|css)$/.test(name)) continue;
    for (const [mentioned] of textOf(name).matchAll(/[\w.-]+\.(?:js|css|woff2)/g))
      if (known.has(mentioned)) found.add(mentioned);
  }
  return found;
}

/** The styles that the entry loads together with a game's client, from Vite's list of dependencies. */
function stylesOf(entry, client) {
  const code = textOf(entry);
  const [, listed] = /m\.f=\[([^\]]*)\]/.exec(code);
  const list = [...listed.matchAll(/"assets\/([^"]+)"/g)].map(([, name]) => name);
  const at = code.indexOf(`import(\`./${client}\`)`);
  const [, indexes] = /__vite__mapDeps\(\[([\d,]*)\]\)/.exec(code.slice(at)) ?? ["", ""];
  return indexes
    .split(",")
    .map((index) => list[Number(index)])
    .filter((name) => name?.endsWith(".css"));
}

/** The heaviest format of the wide picture, because one of the formats is shown behind a slot. */
function pictureOf(slug) {
  const files = ["avif", "webp"].map((format) => join(art, `${slug}-wide-1200.${format}`));
  return Math.max(0, ...files.filter((file) => existsSync(file)).map((file) => statSync(file).size));
}

const rows = readdirSync(build)
  .filter((name) => name.endsWith(".html"))
  .map((page) => {
    const slug = page.replace(/\.html$/, "");
    const html = readFileSync(join(build, page), "utf8");
    const linked = [...html.matchAll(/\/games\/assets\/([^"]+)"/g)].map(([, name]) => name);
    const entry = /<script[^>]*src="\/games\/assets\/([^"]+)"/.exec(html)[1];
    const client = linked.find((name) => name.includes("-client-"));
    const scripts = new Set([
      ...linked.filter((name) => name.endsWith(".js")),
      ...groupsOf(slug).map(heaviestTexts),
    ]);
    const everything = withLater([...linked, ...scripts, ...stylesOf(entry, client)], entry);
    const fonts = assets.filter((name) => name.endsWith(".woff2"));
    const total = sum(new Set([...everything, ...fonts])) + gzipSync(html).length + pictureOf(slug);
    return { slug, scriptKb: sum(scripts) / 1000, totalKb: total / 1000 };
  })
  .sort((one, other) => other.scriptKb - one.scriptKb);

const kb = (value) => `${value.toFixed(1).padStart(7)} kB`;
const tooHeavy = rows.filter(
  ({ scriptKb, totalKb }) => scriptKb > SCRIPT_BUDGET_KB || totalKb > TOTAL_BUDGET_KB,
);
for (const { slug, scriptKb, totalKb } of tooHeavy.length > 0 ? tooHeavy : rows.slice(0, 5))
  process.stdout.write(`  ${kb(scriptKb)} of scripts, ${kb(totalKb)} in all  ${slug}\n`);
const heaviest = Math.max(...rows.map(({ totalKb }) => totalKb));
process.stdout.write(
  `  ${rows.length} games: at most ${kb(rows[0].scriptKb).trim()} of scripts of ${SCRIPT_BUDGET_KB} kB, ${kb(heaviest).trim()} in all of ${TOTAL_BUDGET_KB} kB\n`,
);
process.exit(tooHeavy.length === 0 ? 0 : 1);
