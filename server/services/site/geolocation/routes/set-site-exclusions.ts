import { setSiteExclusions as call } from "@parlour/contracts/calls/site/geolocation/set-site-exclusions";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findExclusions, noExclusions, putExclusions } from "../exclusion-store.ts";
import type { SiteExclusions } from "../site-exclusions.ts";
import { unknownPlacesOf } from "../unknown-places.ts";

export function setSiteExclusionsRoute(kit: Kit, exclusions: SiteExclusions): Route {
  return route(call, async ({ body: { filter, version, reason }, operator }) => {
    const unknown = unknownPlacesOf(filter.notIn.countrySubdivision);
    if (unknown.length > 0) return refuseFields(unknown);
    return await kit.db.transaction(async (tx) => {
      const before = (await findExclusions(tx, "for update")) ?? noExclusions;
      const change = { seen: version, changedBy: operator.name };
      const changed = before.version === version ? await putExclusions(tx, filter, change) : undefined;
      if (changed === undefined) return refuse("CONFLICT");
      await operator.audit(tx, { subject: "site-exclusions:site", before, after: changed, reason });
      tx.afterCommit(() => exclusions.announce());
      return changed;
    });
  });
}
