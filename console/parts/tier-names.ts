import { listLoyaltyTiers } from "@parlour/contracts/calls/rewards/loyalty-points/list-loyalty-tiers";
import { useCall } from "@parlour/web/api/use-resource";

/** Returns the name of a loyalty tier by its id; the id itself until the names are loaded. */
export type TierNames = (id: string) => string;

export function useTierNames(): TierNames {
  const tiers = useCall(listLoyaltyTiers, {}).value?.items ?? [];
  const names = new Map(tiers.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}
