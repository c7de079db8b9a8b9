import type { CampaignDetails } from "@parlour/contracts/entities/campaign";
import { placeName } from "../../../parts/place-name.ts";
import { readable } from "../../../parts/readable.ts";
import type { TierNames } from "../../../parts/tier-names.ts";

/** Filters whose values operators can read as they are: currencies, tags, days and amounts. */
const asWritten = ["currency", "tag", "joinedFrom", "joinedTo", "seenFrom", "notSeenSince", "minDeposits"];

export function describeFilter(filter: CampaignDetails["plan"]["filter"], tierName: TierNames): string {
  const parts = Object.entries(filter).map(
    ([name, value]) => `${readable(name)}: ${valueText(name, value, tierName)}`,
  );
  return parts.length === 0 ? "All players" : parts.join(" · ");
}

function valueText(name: string, value: unknown, tierName: TierNames): string {
  if (asWritten.includes(name)) return String(value);
  if (name === "tier") return tierName(String(value));
  return name === "country" ? placeName(String(value)) : readable(String(value));
}
