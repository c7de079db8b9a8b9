import type { MethodQuery } from "../../../kit/ports/payment-methods.ts";
import type { MethodRow } from "./method-store.ts";

type Conditions = Pick<MethodRow, "brands" | "channels" | "regions" | "excluded_regions" | "currency">;

/** Returns whether a payment method's conditions allow it to be offered for a query. */
export function isOffered(method: Conditions, query: MethodQuery): boolean {
  if (query.currency !== undefined && method.currency !== query.currency) return false;
  if (!allows(method.brands, query.brand) || !allows(method.channels, query.channel)) return false;
  if (query.region === undefined) return true;
  const places = [query.region, query.region.slice(0, 2)];
  if (places.some((place) => method.excluded_regions.includes(place))) return false;
  return method.regions === null || places.some((place) => method.regions?.includes(place));
}

function allows(list: readonly string[] | null, value: string | undefined): boolean {
  return list === null || value === undefined || list.includes(value);
}
