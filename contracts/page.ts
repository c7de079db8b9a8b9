import type { Answer, Body, Call, Params, Query } from "./call.ts";

/**
 * A page for visitors that answers with this header, a number of seconds, may be kept as HTML for that long and sent
 * to every visitor with the same address, language, place, configuration and display cookies. The header itself
 * stays in the house.
 */
export const KEEP_PAGE_HEADER = "x-keep-page";

/** The input of a call made by a page while it is rendered on the server. */
export type PageCallInput<C extends Call> = {
  params?: Params<C>;
  query?: Query<C>;
  body?: Body<C>;
};

/**
 * What the server hands to the shell for each page. The two meet only here: the shell's loaders make calls
 * of the contract in-process, with the visitor's own session, through `call`.
 */
export type PageContext = {
  /** The Content-Security-Policy nonce of this answer. */
  nonce: string;
  language: string;
  /** The public site configuration, as `GET /services/site-config/v1/config` answers it. */
  siteConfig: Record<string, unknown>;
  /** The public handle of the visitor's session, or null for an anonymous visitor. */
  session: string | null;
  /** Where the visitor is, for filtering; null where that is not known or geo targeting is switched off. */
  location: { country: string; subdivision?: string | undefined } | null;
  /** Absolute origin of the site, for canonical links and pictures. */
  origin: string;
  mode: "sandbox" | "production";
  /** Set when an operator looks at drafts before everybody does; `place` is where they look from, if not from here. */
  preview: { place: string | null } | null;
  /** Answers null when the call refuses, so that a page can always render. */
  call<C extends Call>(call: C, input?: PageCallInput<C>): Promise<Answer<C> | null>;
};
