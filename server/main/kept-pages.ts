import { createHash } from "node:crypto";
import { COOKIES } from "@parlour/contracts/constants";
import { KEEP_PAGE_HEADER } from "@parlour/contracts/page";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readCookie } from "../kit/http/cookies.ts";
import type { SecurityHeaders } from "../kit/http/security-headers.ts";
import type { Kit } from "../kit/kit.ts";
import { gameChoices } from "../services/play/game-catalogue/index.ts";
import { contentStore } from "../services/site/content/index.ts";
import { type KeptPage, keepPage } from "./kept-page.ts";
import { nextNonce } from "./nonces.ts";
import { createPageCache } from "./page-cache.ts";
import { type PageVisit, visitReader } from "./page-visit.ts";

/** The only cookies by which pages for visitors differ, beside the language and the place. */
const shownCookies = [COOKIES.cookieChoice, COOKIES.played];
const longestAddress = 200;
const longestCookie = 40;
const mostKeepable = 5_000;

/** Where a page may be kept, and since when: what was published after that makes it old. */
export type Shelf = {
  key: string;
  generation: number;
  /** To be called when the page has been rendered, kept or not: others may be waiting for it. */
  done(): void;
};

export type KeptPages = {
  /** Sends the page if it is kept; otherwise answers where it may be, unless it is made for one player alone. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<"sent" | Shelf | undefined>;
  /** Keeps a page that says it may be kept; answers what is left to send. */
  keep(response: Response, nonce: string, shelf: Shelf, url: string): Promise<Response>;
};

export function createKeptPages(kit: Kit, headers: SecurityHeaders): KeptPages {
  const cache = createPageCache();
  const readVisit = visitReader(kit);
  const policyOf = policyFiller(headers);
  const rendering = new Map<string, Promise<void>>();
  /** Pages that were kept before: only for them is waiting worth while. */
  const keepable = new Set<string>();
  contentStore(kit).onChange(() => cache.clear());
  gameChoices(kit).onChange(() => cache.clear());

  const takeShelf = (key: string, url: string): Shelf => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (keepable.has(url) && !rendering.has(key)) rendering.set(key, promise);
    const done = () => {
      if (rendering.get(key) === promise) rendering.delete(key);
      resolve();
    };
    return { key, generation: cache.generation, done };
  };
  return {
    async send(request, reply) {
      if (request.method !== "GET" || request.url.length > longestAddress) return undefined;
      const visit = await readVisit(request);
      if (visit === undefined) return undefined;
      const origin = kit.config.publicOrigin ?? `${request.protocol}://${request.host}`;
      const key = keyOf(request, origin, visit);
      // Whoever comes while the page is being rendered waits for it: a crowd costs one rendering.
      await rendering.get(key);
      const page = cache.get(key, Date.now());
      if (page === undefined) return takeShelf(key, request.url);
      sendPage(request, reply, page, policyOf);
      return "sent";
    },
    async keep(response, nonce, { key, generation }, url) {
      const seconds = Number(response.headers.get(KEEP_PAGE_HEADER));
      const isPlain = response.status === 200 && response.body !== null;
      if (!(isPlain && seconds > 0) || response.headers.getSetCookie().length > 0) return response;
      const html = Buffer.from(await response.arrayBuffer());
      const own = [...response.headers].filter(([name]) => name !== KEEP_PAGE_HEADER);
      if (keepable.size < mostKeepable) keepable.add(url);
      cache.put(key, keepPage(html, nonce, own), Date.now() + seconds * 1_000, generation);
      return new Response(html, { status: response.status, headers: response.headers });
    },
  };
}

function keyOf(
  { url, headers }: FastifyRequest,
  origin: string,
  { siteConfig, language, location }: PageVisit,
): string {
  const place = location === null ? "" : `${location.country}-${location.subdivision ?? ""}`;
  const cookies = shownCookies.map((name) => readCookie(headers.cookie, name)?.slice(0, longestCookie) ?? "");
  return `${origin}\n${url}\n${language}\n${place}\n${versionOf(siteConfig)}\n${cookies.join("\n")}`;
}

/**
 * The shortest way out, as for polls: headers that are ready made go to Node as they are, and the bytes are lent by
 * the page until the system has taken them.
 */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, plain, packed }: KeptPage,
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

/** The security headers as a flat list, with the nonce put where it belongs. */
function policyFiller(headers: SecurityHeaders): (nonce: string) => string[] {
  const mark = "nonce-goes-here";
  const { "content-security-policy": policy = "", ...others } = headers.page(mark);
  const pieces = policy.split(mark);
  const rest = Object.entries(others).flat();
  return (nonce) => [...rest, "content-security-policy", pieces.join(nonce)];
}

// The configuration is read again from time to time; what it says is compared, once for each reading.
const versions = new WeakMap<object, string>();

function versionOf(config: object): string {
  let version = versions.get(config);
  if (version === undefined) {
    version = createHash("sha256").update(JSON.stringify(config)).digest("base64url").slice(0, 16);
    versions.set(config, version);
  }
  return version;
}
