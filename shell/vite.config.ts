import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Everything that a page refers to must come from our own origin as a file: the policy allows no data: fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // The small parts of the frame are on every page: one file of them weighs less than twenty.
        codeSplitting: {
          groups: [
            {
              name: "frame",
              test: /web.ui.(button|icon-button|link|fan-mark|fan-divider|section-header|spinner|toast|toaster|class-names|wordmark|skip-link|offline-notice)\.ts|lucide-react.dist.esm.(create|Icon|defaultAttributes|shared|context|icons.(chevron-(right|down)|check|globe|menu|x|info|circle-(alert|check))\.)/,
            },
          ],
        },
      },
    },
  },
});
