import { locateVisitor } from "@parlour/contracts/calls/site/geolocation/locate-visitor";
import { COOKIES } from "@parlour/contracts/constants";
import { type Location, parseLocation } from "@parlour/rules/geo-filter";
import { servicesAddress } from "@parlour/web/api/services-address";

/**
 * The browser's location from its cookies; the server is asked only if they are missing. Anything but 202 is
 * logged and means unknown. For display only: legal restrictions are enforced on the server.
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
