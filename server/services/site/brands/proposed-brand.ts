import { isDeepStrictEqual } from "node:util";
import { type Brand, brandDocument, brandIdInput } from "@parlour/contracts/entities/brand";
import { brandActions } from "@parlour/contracts/entities/brand-actions";
import { lockBrands, readBrands } from "@parlour/server/kit/brands/brand-store";
import type { ChangeKind } from "@parlour/server/kit/four-eyes";
import type { Kit } from "@parlour/server/kit/kit";
import { isRefusal, refuse } from "@parlour/server/kit/refusal";
import { z } from "zod";
import { type BrandWish, planBrand } from "./plan-brand.ts";
import { writeChange } from "./write-change.ts";

/** Changes to a brand for which the policy requires a second operator's approval. */
export function proposedBrand(kit: Kit): ChangeKind<BrandWish> {
  return {
    kind: "BRAND_DOCUMENT",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    // The actions are registered by `brandState` and by the site's settings.
    actions: [],
    data: z.strictObject({
      brandId: brandIdInput,
      document: z.strictObject(brandDocument.shape),
      version: z.int().min(0),
    }),
    async weigh(wish, db) {
      const plan = planBrand(kit, await readBrands(db), wish);
      return isRefusal(plan) ? [{ action: "BRAND_STATE" }] : brandActions(plan.before, plan.after);
    },
    async lock(tx) {
      await lockBrands(tx);
    },
    async describe(wish, db) {
      const plan = planBrand(kit, await readBrands(db), wish);
      if (isRefusal(plan)) return plan;
      const { before, after, faults } = plan;
      if (faults.length > 0) return refusedFor(faults[0]!);
      const changes = before ? summaryOf(before, after) : "";
      const summary = before ? `Brand ${before.name}: ${changes || "no changes"}` : `New brand ${after.name}`;
      return { subject: `brand:${wish.brandId}`, summary };
    },
    async execute(tx, wish, _proposalId, { operator, reason }) {
      const plan = planBrand(kit, await lockBrands(tx), wish);
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

function summaryOf(before: Brand, after: Brand): string {
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return (Object.keys(brandDocument.shape) as (keyof typeof brandDocument.shape)[])
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => `${name} ${text(before[name])} → ${text(after[name])}`)
    .join("; ");
}
