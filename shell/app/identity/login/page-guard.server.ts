import { type MiddlewareFunction, redirect } from "react-router";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { redirectOf } from "./page-guard.ts";

/** Keeps players off visitor pages and visitors off player pages, and handles `?overlay=join`. */
export const guardPages: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const page = context.get(pageContext);
  const { loggedInPages, anonymousPages } = readSiteConfig(page);
  const { pathname, searchParams } = new URL(request.url);
  const signedIn = page.session !== null;
  const target = redirectOf({ path: pathname, query: searchParams, signedIn, loggedInPages, anonymousPages });
  if (target !== null) throw redirect(target);
  return await next();
};
