import { isDeepStrictEqual } from "node:util";
import { saveBrand as call } from "@parlour/contracts/calls/site/brands/save-brand";
import type { Brand } from "@parlour/contracts/entities/brand";
import { lockBrands } from "@parlour/server/kit/brands/brand-store";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse, refuseFields } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { faultsOfBrand } from "../faults-of-brand.ts";
import { publicHostOf, writeChange } from "../write-change.ts";

const addressOf = ({ hosts, mailFrom }: Brand) => ({ hosts, mailFrom });

export function saveBrand(kit: Kit): Route {
  return route(call, async ({ params: { brandId: id }, body, operator }) => {
    const { document, version, reason } = body;
    return await kit.db.transaction(async (tx) => {
      const all = await lockBrands(tx);
      const before = all.find((one) => one.id === id);
      if ((before?.version ?? 0) !== version) return refuse(before ? "CONFLICT" : "NOT_FOUND");
      const { isFirst = false, isLive = false } = before ?? {};
      const after: Brand = { ...document, id, isFirst, isLive, version: version + 1 };
      const others = all.filter((one) => one.id !== id);
      const faults = faultsOfBrand(after, { others, publicHost: publicHostOf(kit.config) });
      if (faults.length > 0) return refuseFields(faults);
      // Links in e-mails lead to the host name, so one operator alone must not move a live brand to another host.
      const isMoved = before && isLive && !isFirst && !isDeepStrictEqual(addressOf(before), addressOf(after));
      if (isMoved && (await kit.fourEyes.needsSecondPerson(tx, "BRAND_STATE")))
        return refuse("SECOND_PERSON_REQUIRED");
      await writeChange(kit, tx, { before, after, operator, reason });
      await operator.audit(tx, { subject: `brand:${id}`, before, after, reason });
      return after;
    });
  });
}
