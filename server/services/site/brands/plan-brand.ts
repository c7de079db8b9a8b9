import type { Brand, BrandDocument } from "@parlour/contracts/entities/brand";
import type { FieldError } from "@parlour/contracts/field-codes";
import type { Queryable } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import { faultsOfBrand } from "./faults-of-brand.ts";
import { conflictOf, publicHostOf } from "./write-change.ts";

export type BrandRequest = { brandId: string; document: BrandDocument; version: number };
type PlannedBrand = { before: Brand | undefined; after: Brand; faults: FieldError[] };

/** Returns the brand as it would be after the change, and the errors in its fields. */
export async function planBrand(
  { config }: Pick<Kit, "config">,
  db: Queryable,
  all: readonly Brand[],
  { brandId: id, document, version }: BrandRequest,
): Promise<PlannedBrand | Refusal> {
  const before = all.find((one) => one.id === id);
  if ((before?.version ?? 0) !== version) return before ? await conflictOf(db, id) : refuse("NOT_FOUND");
  const { isFirst = false, isLive = false } = before ?? {};
  const after: Brand = { ...document, id, isFirst, isLive, version: version + 1 };
  const others = all.filter((one) => one.id !== id);
  return { before, after, faults: faultsOfBrand(after, { others, publicHost: publicHostOf(config) }) };
}
