import type { Kit } from "../kit/kit.ts";
import type { VisitorLocation } from "../kit/ports/visitor-location.ts";
import { createVisitorLocation } from "../services/site/geolocation/index.ts";
import { siteConfigStore } from "../services/site/site-config/index.ts";

/** Where visitors are: for services that filter what they answer, and for pages. */
export function visitorLocation(kit: Kit): VisitorLocation {
  return createVisitorLocation(kit, siteConfigStore(kit));
}
