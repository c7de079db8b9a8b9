import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";
import type { Service } from "../../../kit/service.ts";
import { getSiteExclusionsRoute } from "./routes/get-site-exclusions.ts";
import { locateVisitorRoute } from "./routes/locate-visitor.ts";
import { setSiteExclusionsRoute } from "./routes/set-site-exclusions.ts";
import { createSiteExclusions, type SiteExclusions } from "./site-exclusions.ts";
import { createVisitorLocation } from "./visitor-location.ts";

export { createSiteExclusions, createVisitorLocation, type SiteExclusions };

type GeolocationPorts = { location: VisitorLocation; exclusions: SiteExclusions };

export function geolocationService({ location, exclusions }: GeolocationPorts): Service {
  return {
    name: "geolocation",
    migrations: new URL("./migrations/", import.meta.url),
    routes: (kit) => [
      locateVisitorRoute(location),
      getSiteExclusionsRoute(kit),
      setSiteExclusionsRoute(kit, exclusions),
    ],
    start: () => exclusions.watch(),
  };
}
