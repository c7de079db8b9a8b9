// The constants that the server and the browser share. This is plain data without schemas, so importing it adds
// no zod to the browser bundle.

const SECONDS_PER_DAY = 86_400;

export const POLL_INTERVAL_MS = {
  balances: 30_000,
  loyalty: 30_000,
  twoFactorStatus: 30_000,
  documentStatus: 30_000,
  promotionalSpins: 300_000,
} as const;

export const HELP_SEARCH_DEBOUNCE_MS = 1_000;
export const HELP_SEARCH_MINIMUM_CHARACTERS = 3;
export const CHANNEL_SEARCH_DELAY_MS = 1_000;
export const MAXIMUM_NAVIGATION_ITEMS = 5;
export const GAME_SEARCH_LIMIT = 8;
export const CARD_GRID_COLUMNS = 8;
export const HELP_BREADCRUMB_LIMIT = 4;
export const CASHIER_TWO_COLUMN_BREAKPOINT_PX = 992;
export const SCRIPT_ISOLATION_DELAY_MS = 50;

export const NOTIFICATION_BADGE_CAP = 999;
export const VIRTUAL_SPORTS_GAME_ID = "1331";
export const DEFAULT_TIER_LABEL = "Starter";
export const MASKED_PHONE_VISIBLE_CHARACTERS = 4;

export const MILLI_BITCOIN = {
  factor: 1_000,
  symbol: "m฿",
  code: "mBTC",
  currencies: ["BTC", "XBT"],
} as const;
export const DEFAULT_CURRENCY_PRECISION = 2;
export const CURRENCY_PRECISIONS = {
  BTC: 8,
  XBT: 8,
  BSV: 8,
  BCH: 8,
  LTC: 8,
  ETH: 8,
  USDT: 8,
  XSC: 5,
  mBTC: 5,
  JPY: 0,
  INR: 0,
  VND: 0,
  IDR: 0,
} as const;
export const WITHDRAWAL_PAYMENT_TYPE = "W";

export const AFFILIATE_TOKEN_DAYS = 40;
export const AFFILIATE_COOKIE_AGE_SECONDS = AFFILIATE_TOKEN_DAYS * SECONDS_PER_DAY;
export const DEFAULT_SHARING_METHOD = "WORD_OF_MOUTH";
export const PROFILE_TOKEN_PREFIX = "P";
export const PROFILE_TOKEN_LENGTH_BELOW = 10;
export const PROFILE_SHARING_METHOD_PREFIX = "raf";

export const QUERY_KEYS = {
  affiliateToken: "myafftoken",
  referral: "referral",
  ref: "ref",
  affiliateId: "affid",
  language: "lang",
  externalCampaign: "extcmpid",
  destination: "destination",
  overlay: "overlay",
  cookies: "cookies",
} as const;

export const COOKIES = {
  language: "LANG",
  location: "st",
  country: "Country",
  affiliateId: "affid",
  referringSiteDomain: "referring-site-domain",
  referringSiteName: "referring-site-name",
  /** The cookie is named `__Host-session` when served over TLS. */
  session: "session",
  secureSession: "__Host-session",
  /** The cookie is named `__Host-operator` when served over TLS. */
  operator: "operator",
  secureOperator: "__Host-operator",
  /** The visitor's cookie choice: `all` or `necessary`. */
  cookieChoice: "cookie-choice",
  /** The cookie that recognises an anonymous visitor who has given feedback on a help page. */
  helpVisitor: "help-visitor",
  /**
   * The cookie is set once a game has been opened in this browser, so that the server reserves space for the
   * rows of recently played games, which only the browser can fill.
   */
  played: "played",
  /** The cookie with the location that a sandbox visitor chose; ignored in production. */
  sandboxPlace: "sandbox-place",
  /** A signed cookie that shows drafts in an operator's browser for a few minutes. */
  contentPreview: "content-preview",
} as const;

export const LOCAL_STORAGE_KEYS = {
  mostPlayed: "most-played",
  username: "username",
  rememberMe: "remember_me",
  deviceId: "deviceId",
  /** The local storage entry that records who referred the visitor, when and how. */
  referralTracking: "referral-tracking",
} as const;

export const SESSION_STORAGE_KEYS = {
  lastPage: "last-page",
  history: "history-stack",
  languageChoice: "language-choice",
} as const;

export const EVENT_PREFIX = "parlour:";
export const LOGIN_SUCCESS_EVENT = `${EVENT_PREFIX}login-success`;

/** The message that the embedded verification page posts to its parent when it has finished. */
export const DOCUMENT_RESULT_MESSAGE = "document-verification-result-home";
/** Accepted types and maximum size of a document. */
export const DOCUMENT_FILE_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
export const DOCUMENT_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** Accepted types and maximum size of a content picture. */
export const CONTENT_PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
/** The widths that a picture is resized to, unless the original is narrower. */
export const CONTENT_PICTURE_WIDTHS = [480, 960, 1600] as const;
export const CONTENT_PICTURE_MAX_BYTES = 8 * 1024 * 1024;
/** How many of the player's last results a game shows. */
export const GAME_RESULTS_SHOWN = 100;
/** The longest message that players can write in the chat of a live table, in characters. */
export const TABLE_CHAT_LENGTH = 160;

/** A link with this attribute opens the live chat. */
export const OPEN_LIVE_CHAT_ATTRIBUTE = "data-open-live-chat";

export const CONFIRMATION_CODE_LENGTH = 6;
export const PIN_CODE_LENGTH = 4;

/** The maximum number of names that the console requests in one call. */
export const MOST_PLAYER_NAMES = 100;

/** A reserved name: the console uses it for a jurisdiction that is being added. */
export const RESERVED_JURISDICTION = "new";
