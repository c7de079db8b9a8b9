import type { planInput } from "@parlour/contracts/entities/affiliate";
import type { z } from "zod";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { type AffiliateRow, findPlan, insertAffiliate, insertPlan } from "./affiliate-store.ts";
import { monthOf } from "./months.ts";
import { defaultPlan, planOfInput } from "./plans.ts";

type NewAffiliate = {
  player: { id: string; currency: string };
  plan: z.infer<typeof planInput> | undefined;
  by: string;
};

/** Creates an affiliate, whose first plan applies from this month. An existing affiliate is left unchanged. */
export async function createAffiliate(
  kit: Kit,
  tx: Transaction,
  { player, plan = defaultPlan, by }: NewAffiliate,
): Promise<AffiliateRow> {
  const now = kit.clock.now();
  const { id: playerId, currency } = player;
  const affiliate = await insertAffiliate(tx, { id: kit.random.id("affiliate"), playerId, currency }, now);
  const month = monthOf(now);
  if (!(await findPlan(tx, affiliate.id, month))) {
    await insertPlan(tx, affiliate.id, planOfInput(plan, affiliate.currency, month), by, now);
  }
  return affiliate;
}
