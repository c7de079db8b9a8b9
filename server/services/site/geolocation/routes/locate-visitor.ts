import { locateVisitor } from "@parlour/contracts/calls/site/geolocation/locate-visitor";
import { COOKIES } from "@parlour/contracts/constants";
import type { Location } from "@parlour/rules/geo-filter";
import type { VisitorLocation } from "../../../../kit/ports/visitor-location.ts";
import { type Reply, type Route, route, type SetCookie } from "../../../../kit/service.ts";

/** The cookies last a day, so that a traveller's next visit is located again. */
const cookieAgeSeconds = 86_400;

/**
 * Returns the visitor's location and sets cookies for the browser, so that a page doesn't need to ask again. The server
 * never trusts these cookies.
 */
export function locateVisitorRoute(location: VisitorLocation): Route {
  return route(locateVisitor, async (input) => {
    const reply: Reply<typeof locateVisitor> = {
      reply: true,
      status: 202,
      body: { ok: true },
      headers: { "cache-control": "no-store" },
      cookies: cookiesOf(await location.find(input)),
    };
    return reply;
  });
}

function cookiesOf(place: Location | null): SetCookie[] {
  if (place === null) return [];
  const { country, subdivision } = place;
  const shared = { maxAgeSeconds: cookieAgeSeconds, httpOnly: false };
  return [
    { name: COOKIES.location, value: subdivision ? `${country}-${subdivision}` : country, ...shared },
    { name: COOKIES.country, value: country, ...shared },
  ];
}
