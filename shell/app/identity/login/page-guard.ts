import { QUERY_KEYS } from "@parlour/contracts/constants";
import { joinDestination } from "@parlour/rules/join-overlay";
import { safeDestination } from "@parlour/rules/safe-destination";

type Visit = {
  path: string;
  query: URLSearchParams;
  signedIn: boolean;
  loggedInPages: readonly string[];
  anonymousPages: readonly string[];
};

/** The redirect target; null if none is needed. */
export function redirectOf({ path, query, signedIn, loggedInPages, anonymousPages }: Visit): string | null {
  const joining = joinDestination(query);
  if (joining !== null) return signedIn ? "/" : joining;
  if (signedIn && isAmong(path, anonymousPages)) {
    return safeDestination(query.get(QUERY_KEYS.destination)) ?? "/";
  }
  const page = path.replace(dataSuffix, "");
  if (!signedIn && isAmong(page, loggedInPages)) {
    const kept = new URLSearchParams(query);
    kept.delete(routesKey);
    const wanted = kept.size === 0 ? page : `${page}?${kept}`;
    return `/login?${QUERY_KEYS.destination}=${encodeURIComponent(wanted)}`;
  }
  return null;
}

// A navigation in the browser requests the data of the page's routes. Its address is not that of the page.
const dataSuffix = /\.data$/;
const routesKey = "_routes";

/** Whether the path is that of a listed page, or below a listed page. */
function isAmong(path: string, pages: readonly string[]): boolean {
  return pages.some((page) => path === page || path.startsWith(`${page}/`));
}
