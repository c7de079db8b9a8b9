import type { Answer, Body, Call, Params, Query } from "./call.ts";
import { QUERY_KEYS } from "./constants.ts";
import type { Brand } from "./entities/brand.ts";

/**
 * A response header for pages that are the same for all visitors. Its value is the number of seconds for
 * which the server may cache the HTML and send it to every visitor with the same URL, language, location,
 * configuration and display cookies. The header is removed before the response is sent.
 */
export const KEEP_PAGE_HEADER = "x-keep-page";

/**
 * The query parameters that affect a cached page on the server. All others are dropped before the cache
 * lookup, so invented parameters cannot bypass the cache. Scripts in the browser still see them.
 */
export const PAGE_QUERY_KEYS: readonly string[] = [
  QUERY_KEYS.language,
  QUERY_KEYS.cookies,
  "sub",
  "feature",
  "volatility",
  "rtp",
  "max",
  "sort",
  "page",
  "more",
  "gameId",
  "_routes",
];

/** The pages to which embedded applications send a visitor after an error, each with the status it answers. */
export const ERROR_PAGES = {
  "/error/not-found": 404,
  "/error/internal-server": 500,
} as const;

/** The input of a call made by a page while it is rendered on the server. */
export type PageCallInput<C extends Call> = {
  params?: Params<C>;
  query?: Query<C>;
  body?: Body<C>;
};

/**
 * The server's context for rendering a page, and the only interface between server and shell: through `call`,
 * the shell's loaders make contract calls in-process with the visitor's own session.
 */
export type PageContext = {
  /** The Content-Security-Policy nonce of this response. */
  nonce: string;
  language: string;
  /** The public site configuration, as returned by `GET /services/site-config/v1/config`. */
  siteConfig: Record<string, unknown>;
  /**
   * Whether the response is an HTML page. When a visitor navigates within an open page, the browser requests only the
   * next page's data.
   */
  isDocument: boolean;
  /** The public handle of the visitor's session, or null for an anonymous visitor. */
  session: string | null;
  /** The visitor's location for content filtering; null if it is unknown or geo targeting is off. */
  location: { country: string; subdivision?: string | undefined } | null;
  /** The absolute origin of the site, for canonical links and pictures. */
  origin: string;
  /** The brand whose host name the visitor opened. */
  brand: Brand;
  mode: "sandbox" | "production";
  /**
   * The preview is set while an operator views drafts; `place` is the previewed location, null for the
   * operator's own.
   */
  preview: { place: string | null } | null;
  /** Returns null if the call is refused, so that a page can always render. */
  call<C extends Call>(call: C, input?: PageCallInput<C>): Promise<Answer<C> | null>;
};
