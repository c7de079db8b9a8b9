import { COOKIES } from "@parlour/contracts/constants";
import type { Brand } from "@parlour/contracts/entities/brand";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Location } from "@parlour/rules/geo-filter";
import { chooseLanguage } from "@parlour/rules/language";
import type { FastifyRequest } from "fastify";
import { settingsOf } from "../kit/brands/brand-settings.ts";
import { readPreview } from "../kit/http/content-preview.ts";
import { readCookie } from "../kit/http/cookies.ts";
import { readSandboxLocation } from "../kit/http/sandbox-location.ts";
import { secureCookies, sessionCookieName } from "../kit/http/send-outcome.ts";
import type { Kit } from "../kit/kit.ts";
import type { GameSettingsSource } from "../kit/ports/game-settings-source.ts";
import type { SitePorts } from "./compose-site.ts";

/** The ports that rendered pages use. */
export type PagePorts = Pick<SitePorts, "settings" | "location" | "content"> & {
  gameSettings: GameSettingsSource;
};

/** The data that a visitor's page depends on besides its URL. */
export type PageVisit = {
  brand: Brand;
  siteConfig: SiteConfiguration;
  language: string;
  location: Location | null;
};

/**
 * Creates a function that reads a request's visit. It returns undefined for requests with a session cookie or
 * a draft preview.
 */
export function visitReader(
  kit: Kit,
  { settings, location }: PagePorts,
): (request: FastifyRequest) => Promise<PageVisit | undefined> {
  const sessionCookie = `${sessionCookieName(secureCookies(kit.config))}=`;
  return async (request) => {
    const { cookie } = request.headers;
    // A page with drafts is for one operator and is never cached.
    if (cookie?.includes(sessionCookie) || readPreview(kit, cookie)) return undefined;
    const brand = kit.brands.ofHost(request.host);
    const siteConfig = settingsOf(brand, await settings.get());
    return {
      brand,
      siteConfig,
      language: chooseLanguage({
        cookie: readCookie(cookie, COOKIES.language),
        acceptLanguage: request.headers["accept-language"],
        published: siteConfig.languagesPublished,
        fallback: siteConfig.languageDefault,
      }),
      location: await location.findForContent({
        address: request.ip,
        sandboxLocation: readSandboxLocation(kit.config, cookie),
      }),
    };
  };
}
