import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import { isExcluded, type Location, parseLocation } from "@parlour/rules/geo-filter";
import { nowhere } from "../../../kit/http/sandbox-location.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { VisitorLocation, VisitorOrigin } from "../../../kit/ports/visitor-location.ts";
import { refuse } from "../../../kit/refusal.ts";
import { findLocation } from "./find-location.ts";
import type { SiteExclusions } from "./site-exclusions.ts";

export type GeoSettings = { get(): Promise<Pick<SiteConfiguration, "enableGeoTargeting">> };

/** The location that the sandbox uses for IP addresses without one, such as this machine's own. */
const sandboxPlace: Location = { country: "CA", subdivision: "ON" };

type LocationParts = { settings: GeoSettings; exclusions: Pick<SiteExclusions, "get"> };

export function createVisitorLocation(kit: Kit, { settings, exclusions }: LocationParts): VisitorLocation {
  const byAddress = async (address: string): Promise<Location | null> => {
    try {
      return await findLocation(address);
    } catch (error) {
      kit.log.error({ err: error }, "an address could not be looked up");
      return null;
    }
  };
  const find = async ({ address, sandboxLocation }: VisitorOrigin): Promise<Location | null> => {
    if (kit.config.mode !== "sandbox") return await byAddress(address);
    if (sandboxLocation === nowhere) return null;
    return parseLocation(sandboxLocation) ?? (await byAddress(address)) ?? sandboxPlace;
  };
  return {
    find,
    async findForContent(visitor) {
      const { enableGeoTargeting } = await settings.get();
      return enableGeoTargeting ? await find(visitor) : null;
    },
    async requireServed(visitor, residence) {
      const filter = await exclusions.get();
      const excluded = isExcluded(filter, await find(visitor)) || isExcluded(filter, residence ?? null);
      return excluded ? refuse("REGION_NOT_AVAILABLE") : undefined;
    },
  };
}
