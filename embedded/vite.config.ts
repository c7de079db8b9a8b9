import { callIdentities } from "@parlour/web/vite/call-identities";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "/embedded/",
  publicDir: false,
  plugins: [callIdentities(), tailwindcss()],
  build: {
    outDir: "build",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: "main.tsx",
      // The shell loads this one file by a fixed name; all other files have a content hash in their names.
      output: { entryFileNames: "entry.js" },
    },
  },
});
