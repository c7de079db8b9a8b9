/**
 * Modules that pages need together, each group in one file: otherwise a browser requests dozens of small files in
 * turn. The bundler splits the rest. A module goes into the first chunk that matches it.
 */
const chunks: Record<string, string[]> = {
  /** Libraries that every page needs. */
  library: [
    "node_modules/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)/",
    "^\0",
    "vite/preload-helper",
  ],
  /** The frame of every page. */
  frame: [
    "web/ui/(button|icon-button|link|fan-mark|fan-divider|section-header|spinner|toast|toaster|class-names|wordmark)\\.",
    "web/ui/(skip-link|offline-notice|badge|use-hydrated)\\.",
    "web/api/(client|session-end)\\.",
    "web/i18n/(languages|translat|format-message)",
    "contracts/constants",
    "rules/quickplay\\.",
    "lucide-react/dist/esm/(create|Icon|defaultAttributes|shared|context)",
    "lucide-react/dist/esm/icons/(chevron-(left|right|down)|check|globe|menu|x|info|circle-(alert|check)|star|trophy)\\.",
    "lucide-react/dist/esm/icons/(gift|landmark|spade|shield|users|scale|wallet|search|house|eye|eye-off)\\.",
    "shell/app/(page-meta|structured-data|words|frame/menu-items|identity/login/session-change|(site/consent|parts)/cookie-)",
    "shell/app/(site/content|parts)/(content-(anchor|picture)|page-(route|head)|head-scene)",
  ],
  /** Game cards: rows on the home page, lobbies and game pages; and the data layer that keeps them fresh. */
  lobby: [
    "web/ui/(empty-state|fan-art|panel|skeleton|skeleton-shapes|breadcrumbs)\\.",
    "web/api/(polling|resource|call-resource|use-resource)\\.",
    "rules/(game-search|breadcrumbs)\\.",
    "shell/app/play/lobby/(card-|channel-head|channels|favourite-button|favourites\\.|game-row|game-search\\.|lobby-c|look)",
    "shell/app/play/lobby/(personal-rows|play-buttons|played|search-|use-(halo|game)|volatility)",
  ],
  /** Form fields and submission. */
  forms: [
    "web/ui/(banner|checkbox|code-field|form-field|password-field|text-field|use-form-fields)\\.",
    "web/api/use-attempt\\.",
    "shell/app/(identity/login|parts)/(identity-card|pin-field|use-enter-site|login-return|open-session)",
    "web/api/captcha/solve-captcha\\.",
  ],
};

export const chunkGroups = Object.entries(chunks).map(([name, files], place, all) => ({
  name,
  test: new RegExp(files.join("|").replaceAll("/", "[\\\\/]")),
  priority: all.length - place,
}));
