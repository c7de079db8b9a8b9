import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For routes whose loaders ignore the search parameters: nothing is reloaded if only these parameters change. */
export function reloadOtherPages(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = asked;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage ? false : defaultShouldRevalidate;
}
