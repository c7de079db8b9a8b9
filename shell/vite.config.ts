import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Everything that a page refers to must come from our own origin as a file: the policy allows no data: fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
});
