import { locateVisitor } from "@parlour/contracts/calls/site/geolocation/locate-visitor";
import { COOKIES } from "@parlour/contracts/constants";
import { type Location, parseLocation } from "@parlour/rules/geo-filter";
import { servicesAddress } from "@parlour/web/api/services-address";

/**
 * Reads the browser's location from its cookies, and requests it from the server only if they are missing.
 * Any response but 202 is logged and means that the location is unknown. This is for display only: the server
 * enforces legal restrictions.
 */
export async function ensureLocation(): Promise<Location | null> {
  const known = readLocation(document.cookie);
  if (known !== null) return known;
  try {
    const response = await fetch(servicesAddress(locateVisitor.path), { credentials: "same-origin" });
    // An unread response body would keep the request open.
    await response.text();
    if (response.status === 202) return readLocation(document.cookie);
    console.warn(`geolocation answered ${response.status}`);
  } catch (error) {
    console.warn("geolocation was not answered", error);
  }
  return null;
}

export function readLocation(cookies: string): Location | null {
  const values = new Map(
    cookies.split("; ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  return parseLocation(values.get(COOKIES.location), values.get(COOKIES.country));
}
