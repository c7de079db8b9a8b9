import { houseAccount, playerAccount, pointsCurrency } from "@parlour/ledger";
import type { Transaction } from "../../../kit/database.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";
import type { LoyaltyPoints } from "../../../kit/ports/loyalty-points.ts";
import { windowFrom } from "./change-tier.ts";
import { addEntry, findEntry } from "./entry-store.ts";
import { worthMinor } from "./loyalty-rules.ts";
import type { LoyaltyParts } from "./parts.ts";
import { findLoyalty, lockLoyalty } from "./player-store.ts";
import { getProgramme } from "./programme-store.ts";

/** Creates the interface by which other services award points. */
export function createLoyaltyPoints(parts: Pick<LoyaltyParts, "kit" | "settings">): LoyaltyPoints {
  const { kit, settings } = parts;
  return {
    async canReceive(playerId) {
      if (!(await settings.get()).isLoyaltyEnabled) return false;
      return (await findLoyalty(kit.db, playerId))?.excluded !== true;
    },
    award: (tx, award) => awardPoints(parts, tx, award),
    async worthDollars(db, points) {
      const plan = await getProgramme(db);
      const worths = plan.tiers.flatMap(({ cashRatePpm, bonusRatePpm }) =>
        [cashRatePpm, bonusRatePpm].map((rate) => Number(worthMinor(plan, BigInt(points), rate, "USD"))),
      );
      return Math.max(...worths) / 100;
    },
  };
}

async function awardPoints(
  { kit }: Pick<LoyaltyParts, "kit">,
  tx: Transaction,
  { id, playerId, points }: Parameters<LoyaltyPoints["award"]>[1],
): Promise<boolean> {
  const plan = await getProgramme(tx);
  const now = kit.clock.now();
  const fresh = { tierId: plan.tiers[0]!.id, endsAt: windowFrom(now, plan) };
  const [player] = await lockLoyalty(tx, [playerId], fresh);
  if (player!.excluded) return false;
  if (await findEntry(tx, playerId, id)) return true;
  const wallets = [{ playerId, currency: pointsCurrency }];
  const house = houseAccount("promotions", pointsCurrency);
  const ledger = await kit.ledger.lock(tx, { wallets, house: [house], opens: true });
  const own = playerAccount(playerId, "points");
  const transfers = [{ from: house, to: own, amountMinor: BigInt(points) }];
  const { outcome } = await ledger.post({ playerId, id, type: "POINTS_EARNED", transfers });
  if (outcome !== "POSTED") throw new Error(`The points ${id} were not posted: ${outcome}`);
  await addEntry(tx, {
    playerId,
    id,
    kind: "ADJUSTED",
    about: "MISSION",
    points: BigInt(points),
    tierPoints: 0n,
    amountMinor: 0n,
    currency: pointsCurrency,
    at: now,
  });
  tx.afterCommit(() => publishPlayerEvent(kit.bus, playerId, "loyalty"));
  return true;
}
