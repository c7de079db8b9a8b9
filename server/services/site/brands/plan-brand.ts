import type { Brand, BrandDocument } from "@parlour/contracts/entities/brand";
import type { FieldError } from "@parlour/contracts/field-codes";
import type { Kit } from "@parlour/server/kit/kit";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import { faultsOfBrand } from "./faults-of-brand.ts";
import { publicHostOf } from "./write-change.ts";

export type BrandWish = { brandId: string; document: BrandDocument; version: number };
type PlannedBrand = { before: Brand | undefined; after: Brand; faults: FieldError[] };

/** Returns the brand as it would be after the change, and the errors in its fields. */
export function planBrand(
  { config }: Pick<Kit, "config">,
  all: readonly Brand[],
  { brandId: id, document, version }: BrandWish,
): PlannedBrand | Refusal {
  const before = all.find((one) => one.id === id);
  if ((before?.version ?? 0) !== version) return refuse(before ? "CONFLICT" : "NOT_FOUND");
  const { isFirst = false, isLive = false } = before ?? {};
  const after: Brand = { ...document, id, isFirst, isLive, version: version + 1 };
  const others = all.filter((one) => one.id !== id);
  return { before, after, faults: faultsOfBrand(after, { others, publicHost: publicHostOf(config) }) };
}
