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
      // The shell knows one address; everything behind it has its content's hash in its name.
      output: { entryFileNames: "entry.js" },
    },
  },
});
