import { callIdentities } from "@parlour/web/vite/call-identities";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "/console/",
  publicDir: false,
  plugins: [callIdentities(), tailwindcss()],
  // A placeholder, which the server replaces with the CSP nonce of each response.
  html: { cspNonce: "__NONCE__" },
  build: {
    outDir: "build",
    emptyOutDir: true,
    // The content security policy forbids data: URLs for fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
});
