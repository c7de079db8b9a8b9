import { callIdentities } from "@parlour/web/vite/call-identities";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunks.ts";

export default defineConfig({
  plugins: [callIdentities(), tailwindcss(), reactRouter()],
  // Pre-bundles every package for `npm run dev`, because discovering one later would reload the page.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/*/routes/*.tsx"],
    include: ["route-pattern/match", "route-pattern/specificity"]
      .map((part) => `react-router > @remix-run/${part}`)
      .concat("react-router > cookie-es"),
    exclude: ["lucide-react"],
  },
  build: {
    // All assets must be files on our own origin, because the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // Scripts load their own imports, so listing them again as preloads would cost more than it saves.
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith(".css")),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
