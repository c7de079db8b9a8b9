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
        // What is on every page comes in three files: a browser would ask for thirty small ones in turns.
        codeSplitting: {
          groups: [
            {
              name: "library",
              test: /node_modules.(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]|^\0|vite.preload-helper/,
              priority: 2,
            },
            {
              name: "frame",
              test: /web.ui.(button|icon-button|link|fan-mark|fan-divider|section-header|spinner|toast|toaster|class-names|wordmark|skip-link|offline-notice)\.ts|lucide-react.dist.esm.(create|Icon|defaultAttributes|shared|context|icons.(chevron-(right|down)|check|globe|menu|x|info|circle-(alert|check)|star|trophy|gift|landmark|spade|shield|users|scale|wallet|search|house)\.)|contracts.constants|web.i18n.(languages|translat|format-message)|shell.app.(page-meta|structured-data|content.(content-(anchor|picture)|page-(route|head))|layout.menu-items|identity.session-change|consent.cookie-)/,
            },
          ],
        },
      },
    },
  },
});
