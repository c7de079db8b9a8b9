import type { MissionPlan } from "@parlour/contracts/entities/mission";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { PrizeOffers } from "./mission-store.ts";
import type { MissionParts } from "./parts.ts";

const offerIdsOf = ({ prizes }: Pick<MissionPlan, "prizes">): string[] =>
  [...new Set(prizes.flatMap((prize) => (prize.kind === "OFFER" ? [prize.offerId] : [])))].toSorted();

/** Reads the offers among a plan's prizes. Offers that can't be granted or have ended are left out. */
export async function readOffers(
  { bonuses }: Pick<MissionParts, "bonuses">,
  db: Queryable,
  plan: MissionPlan,
): Promise<PrizeOffers> {
  return await collect(plan, (id) => bonuses.findGrantable(db, id));
}

/** Reads and locks the offers, so that their cost can't change until the transaction ends. */
export async function lockOffers(
  { bonuses }: Pick<MissionParts, "bonuses">,
  tx: Transaction,
  plan: MissionPlan,
): Promise<PrizeOffers> {
  return await collect(plan, (id) => bonuses.lockGrantable(tx, id));
}

async function collect(
  plan: MissionPlan,
  find: (id: string) => ReturnType<MissionParts["bonuses"]["findGrantable"]>,
): Promise<PrizeOffers> {
  const offers: Record<string, PrizeOffers[string]> = {};
  for (const wanted of offerIdsOf(plan)) {
    const found = await find(wanted);
    if (found === undefined || found.state === "ENDED") continue;
    const { id, version, plan: terms } = found;
    offers[id] = { id, version, plan: terms };
  }
  return offers;
}
