import { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import { COOKIES } from "@parlour/contracts/constants";
import type { Brand } from "@parlour/contracts/entities/brand";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { PageCallInput, PageContext } from "@parlour/contracts/page";
import { chooseLanguage } from "@parlour/rules/language";
import type { FastifyRequest } from "fastify";
import type { Calls } from "../kit/http/calls.ts";
import { type Preview, readPreview } from "../kit/http/content-preview.ts";
import { readCookie } from "../kit/http/cookies.ts";
import { findSessionAt, invokeRoute, type Visitor } from "../kit/http/invoke-route.ts";
import { isDatabaseAbsence, RefusalError, unavailable } from "../kit/http/refusal-error.ts";
import { readSandboxLocation } from "../kit/http/sandbox-location.ts";
import { secureCookies, sessionCookieName } from "../kit/http/send-outcome.ts";
import { isRefusal } from "../kit/refusal.ts";
import type { PagePorts } from "./page-visit.ts";

/** Creates the context for rendering a page: the visitor's language, session and location, and the calls. */
export async function createPageContext(
  { calls, ports }: { calls: Calls; ports: PagePorts },
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
  const call = pageCalls(calls, visitor, session?.handle, cookie, () => {
    isDatabaseMissed = true;
  });
  const siteConfig = (await call(getSiteConfiguration)) as SiteConfiguration | null;
  if (siteConfig === null) {
    throw isDatabaseMissed
      ? new RefusalError(unavailable)
      : new Error("the site configuration cannot be read");
  }
  return {
    nonce,
    siteConfig,
    language: chooseLanguage({
      cookie: readCookie(cookie, COOKIES.language),
      acceptLanguage: request.headers["accept-language"],
      published: siteConfig.languagesPublished,
      fallback: siteConfig.languageDefault,
    }),
    session: session?.handle ?? null,
    location: await ports.location.findForContent(visitor),
    origin,
    brand,
    mode: kit.config.mode,
    preview: previewOf(readPreview(kit, cookie)),
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

function pageCalls(
  calls: Calls,
  visitor: Visitor,
  handle: string | undefined,
  cookie: string | undefined,
  onDatabaseMissed: () => void,
): PageContext["call"] {
  return async (call, input: PageCallInput<typeof call> = {}) => {
    const route = calls.find(call.name);
    if (route === undefined) return null;
    const raw = {
      params: { ...(handle !== undefined && { session: handle }), ...asText(input.params) },
      query: asText(input.query),
      // The cookie is passed on, because some calls identify a visitor by it.
      headers: cookie === undefined ? {} : { cookie },
      body: input.body,
    };
    try {
      const outcome = await invokeRoute(calls.parts, route, raw, visitor);
      return isRefusal(outcome) ? null : (outcome.body as never);
    } catch (error) {
      if (isDatabaseAbsence(error)) onDatabaseMissed();
      calls.parts.kit.log.error(
        { err: error, requestId: visitor.requestId, call: call.name },
        "failed in a page",
      );
      return null;
    }
  };
}

/** Converts parameters to text, because the contract's schemas expect them as they arrive over HTTP. */
function asText(values: unknown): Record<string, unknown> {
  if (typeof values !== "object" || values === null) return {};
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}
