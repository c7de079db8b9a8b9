import type { OperatorIdentity } from "../operator.ts";
import { type Refusal, refuse } from "../refusal.ts";

/**
 * Returns the brands whose figures an operator sees: the requested brand, or all brands that the operator may see if
 * none is requested. Null means every brand.
 */
export function brandsShown(
  { brandIds = null }: Pick<OperatorIdentity, "brandIds">,
  asked: string | undefined,
): readonly string[] | null | Refusal {
  if (asked === undefined) return brandIds;
  return brandIds === null || brandIds.includes(asked) ? [asked] : refuse("FORBIDDEN");
}
