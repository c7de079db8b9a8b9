import { saveBrand as call } from "@parlour/contracts/calls/site/brands/save-brand";
import { brandActions } from "@parlour/contracts/entities/brand-actions";
import { lockBrands } from "@parlour/server/kit/brands/brand-store";
import type { Kit } from "@parlour/server/kit/kit";
import { isRefusal, refuse, refuseFields } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { planBrand } from "../plan-brand.ts";
import { writeChange } from "../write-change.ts";

export function saveBrand(kit: Kit): Route {
  return route(call, async ({ params: { brandId }, body, operator }) => {
    const { document, version, reason } = body;
    return await kit.db.transaction(async (tx) => {
      const plan = await planBrand(kit, tx, await lockBrands(tx), { brandId, document, version });
      if (isRefusal(plan)) return plan;
      const { before, after, faults } = plan;
      if (faults.length > 0) return refuseFields(faults);
      for (const { action } of brandActions(before, after)) {
        if (await kit.fourEyes.needsSecondPerson(tx, action)) return refuse("SECOND_PERSON_REQUIRED");
      }
      await writeChange(kit, tx, { before, after, operator, reason });
      await operator.audit(tx, { subject: `brand:${brandId}`, before, after, reason });
      return after;
    });
  });
}
