import { callIdentities } from "@parlour/web/vite/call-identities";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunks.ts";

export default defineConfig({
  plugins: [callIdentities(), tailwindcss(), reactRouter()],
  // For `npm run dev`: every package is found before the first page, or each find would load that page anew.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/*/routes/*.tsx"],
    include: ["route-pattern/match", "route-pattern/specificity"]
      .map((part) => `react-router > @remix-run/${part}`)
      .concat("react-router > cookie-es"),
    exclude: ["lucide-react"],
  },
  build: {
    // Everything that a page refers to must come from our own origin as a file: the policy allows no data: fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // A script asks for its imports itself; naming them a second time costs more than the moment it wins.
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith(".css")),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
