import { readFileSync } from "node:fs";
import { callIdentities } from "@parlour/web/vite/call-identities";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** Where the server puts each answer's nonce. */
const noncePlaceholder = "__NONCE__";

/** One page per game, so that its own part is on its way before the shared part has run. */
function pagePerGame(): Plugin {
  return {
    name: "page-per-game",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("The build has no page.");
      const html = String(page.source);
      for (const [slug, entry] of Object.entries(clientEntries())) {
        const chunk = Object.values(bundle).find(
          (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(`/games/${entry}`),
        );
        if (chunk === undefined) throw new Error(`The build has no chunk of ${entry}.`);
        const preload = `<link rel="modulepreload" nonce="${noncePlaceholder}" href="/games/${chunk.fileName}">`;
        this.emitFile({
          type: "asset",
          fileName: `${slug}.html`,
          source: html.replace("</head>", `  ${preload}\n  </head>`),
        });
      }
      delete bundle["index.html"];
    },
  };
}

/** Read from the list in `main.tsx`: a slug, then the file that it imports. */
function clientEntries(): Record<string, string> {
  const list = readFileSync(new URL("main.tsx", import.meta.url), "utf8");
  const entries = [...list.matchAll(/^ {2}"?([\w-]+)"?: async \(\) =>\s+\(await import\("\.\/([^"]+)"\)/gm)];
  return Object.fromEntries(entries.map(([, slug, entry]) => [slug, entry]));
}

export default defineConfig({
  root: import.meta.dirname,
  base: "/games/",
  publicDir: false,
  plugins: [callIdentities(), tailwindcss(), pagePerGame()],
  html: { cspNonce: noncePlaceholder },
  build: {
    outDir: "build",
    emptyOutDir: true,
    // The policy allows no data: addresses for fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    // Schemas belong to the server. A client that takes a figure from the maths must not bring the schemas along.
    rolldownOptions: { treeshake: { manualPureFunctions: ["z", "videoPokerGame"] } },
  },
});
