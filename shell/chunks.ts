/**
 * Modules that pages need together; each group becomes one file, because otherwise a browser would request
 * dozens of small files one after the other. The bundler splits the rest. A module belongs to the first group
 * that matches it.
 */
const chunks: Record<string, string[]> = {
  /** Libraries that every page needs. */
  library: [
    "node_modules/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)/",
    "^\0",
    "vite/preload-helper",
  ],
  /** The layout around every page, and the components and icons that it uses. */
  frame: [
    "web/ui/(button|icon-button|link|fan-mark|fan-divider|section-header|spinner|toast|toaster|class-names|wordmark)\\.",
    "web/ui/(skip-link|offline-notice|badge|progress|use-hydrated)\\.",
    "web/api/(client|session-end)\\.",
    "web/i18n/(languages|translat|format-message)",
    "contracts/constants",
    "rules/(quickplay|safe-destination|brand-marks)\\.",
    "web/ui/brand-logo\\.",
    "shell/app/(use-site|parts/(language-choice|embedded/failed-state))\\.",
    "shell/app/poker/parts/seated-memory\\.",
    "lucide-react/dist/esm/(create|Icon|defaultAttributes|shared|context)",
    "lucide-react/dist/esm/icons/(chevron-(left|right|down)|check|globe|menu|x|info|circle-(alert|check)|star|trophy)\\.",
    "lucide-react/dist/esm/icons/(gift|landmark|spade|shield|users|scale|wallet|search|house|eye|eye-off|crown|hourglass)\\.",
    "shell/app/(page-meta|structured-data|words|frame/menu-items|parts/(session-change|shared-part)|(site/consent|parts)/cookie-)",
    "shell/app/(site/content|parts)/(content-(anchor|picture)|page-(route|head)|head-scene)",
  ],
  /** Game cards on the home page, in lobbies and on game pages, and the data layer that updates them. */
  lobby: [
    "web/ui/(empty-state|fan-art|panel|skeleton|skeleton-shapes|breadcrumbs)\\.",
    "web/api/(polling|resource|call-resource|use-resource)\\.",
    "rules/(game-search|breadcrumbs)\\.",
    "shell/app/play/lobby/(card-|channel-head|channels|favourite-button|favourites\\.|game-row|game-search\\.|lobby-c|look)",
    "shell/app/play/lobby/(personal-rows|play-buttons|played|search-|use-(halo|game)|volatility)",
  ],
  /** Form fields, and the code that submits a form. */
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
