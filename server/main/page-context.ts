import { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import { COOKIES } from "@parlour/contracts/constants";
import type { Brand } from "@parlour/contracts/entities/brand";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { PageContext } from "@parlour/contracts/page";
import { chooseLanguage } from "@parlour/rules/language";
import type { FastifyRequest } from "fastify";
import { pathOf } from "../kit/http/api-paths.ts";
import type { Calls } from "../kit/http/calls.ts";
import { type Preview, readPreview } from "../kit/http/content-preview.ts";
import { readCookie } from "../kit/http/cookies.ts";
import { findSessionAt, type Visitor } from "../kit/http/invoke-route.ts";
import { RefusalError, unavailable } from "../kit/http/refusal-error.ts";
import { readSandboxLocation } from "../kit/http/sandbox-location.ts";
import { secureCookies, sessionCookieName } from "../kit/http/send-outcome.ts";
import { pageCalls } from "./page-calls.ts";
import type { PagePorts } from "./page-visit.ts";
import type { SharedAnswers } from "./shared-answers.ts";
import { versionOf } from "./version-of.ts";

/** Creates the context for rendering a page: the visitor's language, session and location, and the calls. */
export async function createPageContext(
  { calls, ports, shared }: { calls: Calls; ports: PagePorts; shared: SharedAnswers },
  request: FastifyRequest,
  brand: Brand,
  origin: string,
  nonce: string,
): Promise<PageContext & { isDatabaseMissed(): boolean }> {
  const { kit } = calls.parts;
  const { cookie } = request.headers;
  const secret = readCookie(cookie, sessionCookieName(secureCookies(kit.config)));
  const sandboxLocation = readSandboxLocation(kit.config, cookie);
  const { host, ip: address, id: requestId } = request;
  const visitor: Visitor = { secret, brand, host, address, sandboxLocation, requestId };
  const session = await findSessionAt(kit, visitor);
  let isDatabaseMissed = false;
  let visitKey: string | undefined;
  const call = pageCalls({
    calls,
    visitor,
    session,
    cookie,
    shared,
    visitKey: () => visitKey,
    onDatabaseMissed() {
      isDatabaseMissed = true;
    },
  });
  const siteConfig = (await call(getSiteConfiguration)) as SiteConfiguration | null;
  if (siteConfig === null) {
    throw isDatabaseMissed
      ? new RefusalError(unavailable)
      : new Error("the site configuration cannot be read");
  }
  const location = await ports.location.findForContent(visitor);
  const preview = readPreview(kit, cookie);
  if (preview === undefined) {
    const place = location === null ? "" : `${location.country}-${location.subdivision ?? ""}`;
    const audience = session === undefined ? "visitor" : "player";
    visitKey = [brand.id, brand.version, versionOf(siteConfig), place, audience].join(" ");
  }
  return {
    nonce,
    isDocument: !pathOf(request).endsWith(".data"),
    siteConfig,
    language: chooseLanguage({
      cookie: readCookie(cookie, COOKIES.language),
      acceptLanguage: request.headers["accept-language"],
      published: siteConfig.languagesPublished,
      fallback: siteConfig.languageDefault,
    }),
    session: session?.handle ?? null,
    location,
    origin,
    brand,
    mode: kit.config.mode,
    preview: previewOf(preview),
    call,
    // Tells the caller whether the database failed, because a page without its data must not be sent as if it were
    // complete.
    isDatabaseMissed: () => isDatabaseMissed,
  };
}

function previewOf(preview: Preview | undefined): PageContext["preview"] {
  if (preview === undefined) return null;
  const { place } = preview;
  return { place: place && [place.country, place.subdivision].filter(Boolean).join("-") };
}
