import { COOKIES, QUERY_KEYS } from "@parlour/contracts/constants";
import { createContext, type MiddlewareFunction } from "react-router";
import { pageContext } from "./page-context.ts";
import { readSiteConfig } from "./site-config.server.ts";

const COOKIE_AGE_SECONDS = 365 * 86_400;

export const languageContext = createContext<string>();

/**
 * `?lang=` on any page shows it in that language and stores the choice. The language menu can therefore use
 * plain links, and search engines find each language at its own URL.
 */
export const chooseLanguage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const page = context.get(pageContext);
  const asked = new URL(request.url).searchParams.get(QUERY_KEYS.language);
  const { languagesPublished } = readSiteConfig(page);
  const chosen = asked !== null && languagesPublished.includes(asked) ? asked : undefined;
  const language = chosen ?? page.language;
  context.set(languageContext, language);

  const response = await next();
  response.headers.set("Content-Language", language);
  response.headers.append("Vary", "Accept-Language, Cookie");
  if (chosen) {
    const cookie = `${COOKIES.language}=${chosen}; Path=/; Max-Age=${COOKIE_AGE_SECONDS}; SameSite=Lax`;
    response.headers.append("Set-Cookie", cookie);
  }
  return response;
};
