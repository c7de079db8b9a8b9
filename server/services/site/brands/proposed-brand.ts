import { brandDocument, brandIdInput } from "@parlour/contracts/entities/brand";
import { brandActions } from "@parlour/contracts/entities/brand-actions";
import { lockBrands, readBrands } from "@parlour/server/kit/brands/brand-store";
import type { ChangeKind } from "@parlour/server/kit/four-eyes";
import type { Kit } from "@parlour/server/kit/kit";
import { isRefusal, refuse } from "@parlour/server/kit/refusal";
import { z } from "zod";
import { describeDifference } from "./describe-difference.ts";
import { type BrandRequest, planBrand } from "./plan-brand.ts";
import { writeChange } from "./write-change.ts";

/** Changes to a brand for which the policy requires a second operator's approval. */
export function proposedBrand(kit: Kit): ChangeKind<BrandRequest> {
  return {
    kind: "BRAND_DOCUMENT",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    // The two-person policy's actions for changes to brands are already registered, together with those for other
    // changes to brands and settings.
    actions: [],
    data: z.strictObject({
      brandId: brandIdInput,
      document: z.strictObject(brandDocument.shape),
      version: z.int().min(0),
    }),
    async weigh(request, db) {
      const plan = await planBrand(kit, db, await readBrands(db), request);
      return isRefusal(plan) ? [{ action: "BRAND_STATE" }] : brandActions(plan.before, plan.after);
    },
    async lock(tx) {
      await lockBrands(tx);
    },
    async describe(request, db) {
      const plan = await planBrand(kit, db, await readBrands(db), request);
      if (isRefusal(plan)) return plan;
      const { before, after, faults } = plan;
      if (faults.length > 0) return refusedFor(faults[0]!);
      const changes = before ? describeDifference(before, after) : "";
      const summary = before ? `Brand ${before.name}: ${changes || "no changes"}` : `New brand ${after.name}`;
      return { subject: `brand:${request.brandId}`, summary };
    },
    async execute(tx, request, _proposalId, { operator, reason }) {
      const plan = await planBrand(kit, tx, await lockBrands(tx), request);
      if (isRefusal(plan)) return plan;
      const { before, after, faults } = plan;
      if (faults.length > 0) return refusedFor(faults[0]!);
      await writeChange(kit, tx, { before, after, operator, reason });
      return { before, after };
    },
  };
}

const refusedFor = ({ field, code }: { field: string; code: string }) =>
  refuse("PROPOSAL_REFUSED", { cause: `${field} is not valid: ${code}` });
