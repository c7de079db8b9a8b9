import type { Kit } from "../../../kit/kit.ts";
import type { Service } from "../../../kit/service.ts";
import { getSiteExclusionsRoute } from "./routes/get-site-exclusions.ts";
import { locateVisitorRoute } from "./routes/locate-visitor.ts";
import { setSiteExclusionsRoute } from "./routes/set-site-exclusions.ts";
import { siteExclusions } from "./site-exclusions.ts";
import { createVisitorLocation, type GeoSettings } from "./visitor-location.ts";

export { createVisitorLocation, siteExclusions };

export function geolocationService(ports: { settings(kit: Kit): GeoSettings }): Service {
  return {
    name: "geolocation",
    migrations: new URL("./migrations/", import.meta.url),
    routes: (kit) => [
      locateVisitorRoute(createVisitorLocation(kit, ports.settings(kit))),
      getSiteExclusionsRoute(kit),
      setSiteExclusionsRoute(kit),
    ],
    start: (kit) => siteExclusions(kit).watch(),
  };
}
