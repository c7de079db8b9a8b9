import { brandIdInput } from "@parlour/contracts/entities/brand";
import { z } from "zod";
import type { ChangeKind } from "../../../../kit/four-eyes.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { lockAdministrators, refuseTooFew } from "../administrators.ts";
import { findOperator, lockOperator, setBrands } from "../operator-store.ts";

type BrandLimit = { operatorId: string; brandIds: string[] | null };

const impossible = (cause: string) => refuse("PROPOSAL_REFUSED", { cause });
const gone = impossible("there is no such operator");

/** Limits an operator to the players of certain brands, or lifts the limit. */
export function brandLimit({ brands, sessionChanges }: Kit): ChangeKind<BrandLimit> {
  const nameBrands = (ids: readonly string[] | null) =>
    ids === null ? "all brands" : ids.map((id) => brands.find(id)?.name ?? id).join(", ");
  return {
    kind: "OPERATOR_BRANDS",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: "OPERATOR_BRANDS",
        group: "Operators",
        label: "The brands that an operator sees",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({
      operatorId: z.string().max(128),
      brandIds: z.array(brandIdInput).min(1).max(50).nullable(),
    }),
    async describe({ operatorId, brandIds }, db) {
      const operator = await findOperator(db, operatorId);
      if (operator === undefined) return gone;
      if (brandIds?.some((id) => brands.find(id) === undefined)) return impossible("there is no such brand");
      const summary = `Brands of ${operator.name}: ${nameBrands(operator.brandIds)} → ${nameBrands(brandIds)}`;
      return { subject: `operator:${operatorId}`, summary };
    },
    async execute(tx, { operatorId, brandIds }) {
      const administrators = await lockAdministrators(tx);
      const before = await lockOperator(tx, operatorId);
      if (before === undefined) return gone;
      const after = brandIds && [...new Set(brandIds)].sort();
      await setBrands(tx, operatorId, after);
      const refusal = await refuseTooFew(tx, administrators);
      if (refusal !== undefined) return refusal;
      await sessionChanges.announce({ ownerId: operatorId }, tx);
      return { before: { brandIds: before.brandIds }, after: { brandIds: after } };
    },
  };
}
