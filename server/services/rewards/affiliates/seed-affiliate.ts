import type { Kit } from "../../../kit/kit.ts";
import { type AffiliateRow, findAffiliateOf, insertAffiliate, insertPlan } from "./affiliate-store.ts";
import { insertClick, insertLink } from "./link-store.ts";
import { monthOf } from "./months.ts";
import { payStatement } from "./pay-statement.ts";
import { defaultPlan, planOfInput } from "./plans.ts";
import { attachPlayer, recordDeposit } from "./player-store.ts";
import { lockOldestUnpaid } from "./statement-store.ts";

export type SeedAffiliate = {
  playerId: string;
  currency: string;
  since: Date;
  links: readonly {
    token: string;
    name: string;
    campaign: string;
    landingPath: string;
    clicksAt: readonly Date[];
  }[];
  /** The demo players. Each came through the link at the given position. */
  players: readonly {
    playerId: string;
    link: number;
    joinedAt: Date;
    firstDeposit: { depositId: string; amountMinor: bigint; at: Date };
  }[];
};

/** Adds a demo affiliate. Returns undefined, and changes nothing, if it already exists. */
export async function seedAffiliate(kit: Kit, seed: SeedAffiliate): Promise<AffiliateRow | undefined> {
  if (await findAffiliateOf(kit.db, seed.playerId)) return undefined;
  return await kit.db.transaction(async (tx) => {
    const { playerId, currency, since } = seed;
    const affiliate = await insertAffiliate(
      tx,
      { id: kit.random.id("affiliate"), playerId, currency },
      since,
    );
    const plan = planOfInput(defaultPlan, currency, monthOf(since));
    await insertPlan(tx, affiliate.id, plan, "seed", since);
    const linkIds: string[] = [];
    for (const { token, name, campaign, landingPath, clicksAt } of seed.links) {
      const id = kit.random.id("link");
      const link = { id, affiliate_id: affiliate.id, token, name, campaign, landing_path: landingPath };
      await insertLink(tx, link, since);
      for (const at of clicksAt) {
        await insertClick(tx, { linkId: id, visitorHash: kit.random.bytes(32), campaign, landingPath, at });
      }
      linkIds.push(id);
    }
    for (const { playerId: joiner, link, joinedAt, firstDeposit } of seed.players) {
      await attachPlayer(tx, {
        playerId: joiner,
        affiliateId: affiliate.id,
        linkId: linkIds[link]!,
        campaign: seed.links[link]!.campaign,
        joinedAt,
        excludedFor: [],
      });
      await recordDeposit(tx, { playerId: joiner, currency, ...firstDeposit });
    }
    return affiliate;
  });
}

/** Pays the demo affiliate's oldest unpaid statement, as an operator would. */
export async function payOldest(kit: Kit, affiliate: AffiliateRow): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const oldest = await lockOldestUnpaid(tx, affiliate.id);
    if (oldest) await payStatement(kit, tx, { statement: oldest, affiliate, by: "seed" });
  });
}
