import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { callIdentities } from "@parlour/web/vite/call-identities";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** A placeholder that the server replaces with the nonce of each response. */
const noncePlaceholder = "__NONCE__";

/**
 * Leaves the schema library out of the clients. The maths defines the schemas of its bets beside its rules, and only
 * the server validates with them; the schemas and the library would add 25 kB to each game's first load.
 */
function withoutSchemas(): Plugin {
  const standIn = fileURLToPath(new URL("schemas-of-the-server.ts", import.meta.url));
  return {
    name: "without-schemas",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (source === "zod" ? standIn : null),
  };
}

/** Builds one page per game, so that the game's own chunks load in parallel with the shared ones. */
function pagePerGame(): Plugin {
  return {
    name: "page-per-game",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("The build has no page.");
      const html = String(page.source);
      const linked = new Set([...html.matchAll(/\/games\/([^"]+\.js)/g)].map(([, file]) => file));
      for (const [slug, entry] of Object.entries(clientEntries())) {
        const chunk = Object.values(bundle).find(
          (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(`/games/${entry}`),
        );
        if (chunk?.type !== "chunk") throw new Error(`The build has no chunk of ${entry}.`);
        const files = [chunk.fileName, ...importsOf(chunk, bundle)].filter((file) => !linked.has(file));
        const preloads = files.map(
          (file) => `  <link rel="modulepreload" nonce="${noncePlaceholder}" href="/games/${file}">\n  `,
        );
        this.emitFile({
          type: "asset",
          fileName: `${slug}.html`,
          source: html.replace("</head>", `${preloads.join("")}</head>`),
        });
      }
      delete bundle["index.html"];
    },
  };
}

/**
 * All chunks that a chunk imports, directly or indirectly. Browsers do not preload the imports of a preloaded
 * module, so the page lists each of them.
 */
function importsOf(chunk: OutputChunk, bundle: OutputBundle, seen = new Set<string>()): Set<string> {
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type !== "chunk" || seen.has(name)) continue;
    seen.add(name);
    importsOf(imported, bundle, seen);
  }
  return seen;
}

/** The file that each manifest imports as its client, by slug. */
function clientEntries(): Record<string, string> {
  const folder = new URL("./", import.meta.url);
  const manifests = readdirSync(folder).filter((slug) => existsSync(new URL(`${slug}/game.ts`, folder)));
  return Object.fromEntries(
    manifests.map((slug) => {
      const source = readFileSync(new URL(`${slug}/game.ts`, folder), "utf8");
      const entry = /import\("\.\/(client\/[^"]+)"\)/.exec(source)?.[1];
      if (entry === undefined) throw new Error(`games/${slug}/game.ts imports no client.`);
      return [slug, `${slug}/${entry}`];
    }),
  );
}

export default defineConfig({
  root: import.meta.dirname,
  base: "/games/",
  publicDir: false,
  plugins: [withoutSchemas(), callIdentities(), tailwindcss(), pagePerGame()],
  html: { cspNonce: noncePlaceholder },
  // Workers are built as modules, which can be split, so that a worker without WebGL does not load the
  // renderer.
  worker: { format: "es" },
  build: {
    outDir: "build",
    emptyOutDir: true,
    // The content security policy does not allow data: URLs for fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    // The functions that build schemas are marked as pure, so that clients that import only a constant from the maths
    // leave them out.
    rolldownOptions: { treeshake: { manualPureFunctions: ["z", "videoPokerGame"] } },
  },
});
