import { COOKIES } from "@parlour/contracts/constants";
import { KEEP_PAGE_HEADER } from "@parlour/contracts/page";
import type { FastifyReply, FastifyRequest } from "fastify";
import { pathOf } from "../kit/http/api-paths.ts";
import { readCookie } from "../kit/http/cookies.ts";
import { visitedOrigin } from "../kit/http/request-brand.ts";
import type { SecurityHeaders } from "../kit/http/security-headers.ts";
import type { Kit } from "../kit/kit.ts";
import { type CachedPage, cachePage } from "./cached-page.ts";
import { nextNonce } from "./nonces.ts";
import { withoutUnknownKeys } from "./page-address.ts";
import { createPageCache } from "./page-cache.ts";
import { type PagePorts, type PageVisit, visitReader } from "./page-visit.ts";
import { versionOf } from "./version-of.ts";

/** Besides language and location, only these cookies change a visitor's page. */
const shownCookies = [COOKIES.cookieChoice, COOKIES.played];
const longestAddress = 200;
const longestCookie = 40;
const mostCacheable = 5_000;

/** A page's entry in the cache. If the cache is cleared after `generation` was read, the page is not stored. */
export type CacheSlot = {
  key: string;
  generation: number;
  /**
   * The code that renders a page must call `done` when it has finished, even if the page is not cached, because other
   * requests may be waiting for it.
   */
  done(): void;
};

export type CachedPages = {
  /** Returns the request's URL without query keys that do not change the page. */
  addressOf(request: FastifyRequest): string;
  /**
   * Sends the page if it is cached; otherwise returns its entry to be filled, or undefined for a page that
   * must not be cached.
   */
  send(request: FastifyRequest, reply: FastifyReply): Promise<"sent" | CacheSlot | undefined>;
  /** Sends the cached page of this entry even if it has expired. Returns false when there is none. */
  sendStale(request: FastifyRequest, reply: FastifyReply, slot: CacheSlot): boolean;
  /** Caches a page if it may be cached; returns the response to send. */
  keep(response: Response, nonce: string, slot: CacheSlot, url: string): Promise<Response>;
};

export function createCachedPages(kit: Kit, headers: SecurityHeaders, ports: PagePorts): CachedPages {
  const cache = createPageCache();
  const readVisit = visitReader(kit, ports);
  const policyOf = policyFiller(headers);
  const rendering = new Map<string, Promise<void>>();
  /**
   * URLs of pages that were cached before. A request waits for a page that is being rendered only if its URL
   * is one of these.
   */
  const cacheable = new Set<string>();
  /** Paths of pages that may be cached. Unknown query keys are dropped from requests for them. */
  const cacheablePaths = new Set<string>();
  ports.content.onChange(() => cache.clear());
  ports.gameSettings.onChange(() => cache.clear());
  kit.brands.onChange(() => cache.clear());

  const takeSlot = (key: string, url: string): CacheSlot => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (cacheable.has(url) && !rendering.has(key)) rendering.set(key, promise);
    const done = () => {
      if (rendering.get(key) === promise) rendering.delete(key);
      resolve();
    };
    return { key, generation: cache.generation, done };
  };
  const addressOf = (request: FastifyRequest) =>
    cacheablePaths.has(pathOf(request)) ? withoutUnknownKeys(request.url) : request.url;
  return {
    addressOf,
    async send(request, reply) {
      const url = addressOf(request);
      if (request.method !== "GET" || url.length > longestAddress) return undefined;
      const visit = await readVisit(request);
      if (visit === undefined) return undefined;
      const origin = visitedOrigin(kit, visit.brand, request);
      const key = keyOf(url, request, origin, visit);
      // Requests that arrive while the page is being rendered wait for it, so that it is rendered once.
      await rendering.get(key);
      const page = cache.get(key, Date.now());
      if (page === undefined) return takeSlot(key, url);
      sendPage(request, reply, page, policyOf);
      return "sent";
    },
    sendStale(request, reply, { key }) {
      const page = cache.getStale(key);
      if (page === undefined) return false;
      sendPage(request, reply, page, policyOf);
      return true;
    },
    async keep(response, nonce, { key, generation }, url) {
      const seconds = Number(response.headers.get(KEEP_PAGE_HEADER));
      const isPlain = response.status === 200 && response.body !== null;
      if (!(isPlain && seconds > 0) || response.headers.getSetCookie().length > 0) return response;
      const html = Buffer.from(await response.arrayBuffer());
      const own = [...response.headers].filter(([name]) => name !== KEEP_PAGE_HEADER);
      if (cacheablePaths.size < mostCacheable) cacheablePaths.add(url.split("?", 1)[0]!);
      // The page was rendered with query keys that it does not know, so it is not cached for other visitors.
      if (withoutUnknownKeys(url) !== url) {
        return new Response(html, { status: response.status, headers: response.headers });
      }
      if (cacheable.size < mostCacheable) cacheable.add(url);
      cache.put(key, cachePage(html, nonce, own), Date.now() + seconds * 1_000, generation);
      return new Response(html, { status: response.status, headers: response.headers });
    },
  };
}

function keyOf(
  url: string,
  { headers }: FastifyRequest,
  origin: string,
  { brand, siteConfig, language, location }: PageVisit,
): string {
  const place = location === null ? "" : `${location.country}-${location.subdivision ?? ""}`;
  const cookies = shownCookies.map((name) => readCookie(headers.cookie, name)?.slice(0, longestCookie) ?? "");
  return `${brand.id} ${brand.version}\n${origin}\n${url}\n${language}\n${place}\n${versionOf(siteConfig)}\n${cookies.join("\n")}`;
}

/**
 * Writes prebuilt headers and bytes directly to Node, as for polled calls. The page's buffer must not be reused until
 * the socket has taken it.
 */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, plain, packed }: CachedPage,
  policyOf: (nonce: string) => string[],
): void {
  const nonce = nextNonce();
  const isPacked = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  const template = isPacked ? packed : plain;
  const bytes = template.take(Buffer.from(nonce, "latin1"));
  const flat = policyOf(nonce);
  for (const [name, value] of headers) flat.push(name, name === "vary" ? `${value}, Accept-Encoding` : value);
  if (isPacked) flat.push("content-encoding", "gzip");
  flat.push("cache-control", "private, no-cache");
  flat.push("x-request-id", request.id, "content-length", String(bytes.length));
  reply.hijack();
  reply.raw.writeHead(200, flat);
  reply.raw.end(bytes, () => template.giveBack(bytes));
}

/** Returns the security headers as a flat list, with the nonce filled in. */
function policyFiller(headers: SecurityHeaders): (nonce: string) => string[] {
  const mark = "nonce-goes-here";
  const { "content-security-policy": policy = "", ...others } = headers.page(mark);
  const pieces = policy.split(mark);
  const rest = Object.entries(others).flat();
  return (nonce) => [...rest, "content-security-policy", pieces.join(nonce)];
}
