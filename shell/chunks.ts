/**
 * What comes in one file, because pages need it together: a browser would ask for dozens of small ones in turns,
 * and each costs it time. What stands nowhere here is cut by the bundler. The first chunk that names a file has it.
 */
const chunks: Record<string, string[]> = {
  /** What we have not written ourselves, and every page needs. */
  library: [
    "node_modules/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)/",
    "^\0",
    "vite/preload-helper",
  ],
  /** What stands around every page. */
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
  /** Cards of games: home's rows, the lobbies, and what stands below a game. */
  lobby: [
    "web/ui/(empty-state|fan-art|panel|skeleton|skeleton-shapes|breadcrumbs)\\.",
    "web/api/polling\\.",
    "rules/(game-search|breadcrumbs)\\.",
    "shell/app/play/lobby/(card-|channel-head|channels|favourite-button|favourites\\.|game-row|game-search\\.|lobby-c|look)",
    "shell/app/play/lobby/(personal-rows|play-buttons|played|search-|use-(halo|live|game)|volatility)",
  ],
  /** Fields, and what sends them. */
  forms: [
    "web/ui/(banner|checkbox|code-field|form-field|password-field|text-field|use-form-fields)\\.",
    "web/api/use-attempt\\.",
    "shell/app/(identity/login|parts|parts/captcha)/(identity-card|pin-field|use-enter-site|solve-captcha|login-return|open-session)",
  ],
};

export const chunkGroups = Object.entries(chunks).map(([name, files], place, all) => ({
  name,
  test: new RegExp(files.join("|").replaceAll("/", "[\\\\/]")),
  priority: all.length - place,
}));
