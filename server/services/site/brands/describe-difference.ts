import { isDeepStrictEqual } from "node:util";
import { type BrandDocument, brandDocument } from "@parlour/contracts/entities/brand";

/** Names the fields in which two versions of a brand differ, with both values; empty if they are the same. */
export function describeDifference(before: BrandDocument, after: BrandDocument): string {
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return (Object.keys(brandDocument.shape) as (keyof typeof brandDocument.shape)[])
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => `${name} ${text(before[name])} → ${text(after[name])}`)
    .join("; ");
}
