import { COOKIES } from "@parlour/contracts/constants";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Location } from "@parlour/rules/geo-filter";
import { chooseLanguage } from "@parlour/rules/language";
import type { FastifyRequest } from "fastify";
import { readCookie } from "../kit/http/cookies.ts";
import { secureCookies, sessionCookieName } from "../kit/http/send-outcome.ts";
import { standsAtOf } from "../kit/http/stands-at.ts";
import type { Kit } from "../kit/kit.ts";
import { readPreview } from "../services/site/content/index.ts";
import { siteConfigStore } from "../services/site/site-config/index.ts";
import { visitorLocation } from "./visitor-location.ts";

/** What a page for a visitor depends on, beside its address. */
export type PageVisit = { siteConfig: SiteConfiguration; language: string; location: Location | null };

/** Reads a visit; undefined for whoever brings a session's cookie or previews drafts. */
export function visitReader(kit: Kit): (request: FastifyRequest) => Promise<PageVisit | undefined> {
  const settings = siteConfigStore(kit);
  const location = visitorLocation(kit);
  const sessionCookie = `${sessionCookieName(secureCookies(kit.config))}=`;
  return async (request) => {
    const { cookie } = request.headers;
    // A page that shows drafts is made for one operator and kept for nobody.
    if (cookie?.includes(sessionCookie) || readPreview(kit, cookie)) return undefined;
    const siteConfig = await settings.get();
    return {
      siteConfig,
      language: chooseLanguage({
        cookie: readCookie(cookie, COOKIES.language),
        acceptLanguage: request.headers["accept-language"],
        published: siteConfig.languagesPublished,
        fallback: siteConfig.languageDefault,
      }),
      location: await location.findForContent({
        address: request.ip,
        standsAt: standsAtOf(kit.config, cookie),
      }),
    };
  };
}
