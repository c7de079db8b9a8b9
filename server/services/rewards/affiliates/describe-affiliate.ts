import type { listedAffiliate } from "@parlour/contracts/entities/affiliate";
import type { z } from "zod";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import { type AffiliateRow, getPlan } from "./affiliate-store.ts";
import { countsBetween } from "./link-store.ts";
import { monthOf } from "./months.ts";
import { toPlan } from "./views.ts";

/** Describes an affiliate for operators, with this month's plan and the lifetime results of all links. */
export async function describeAffiliate(
  kit: Kit,
  players: Players,
  { id, player_id: playerId, currency, created_at: since }: AffiliateRow,
): Promise<z.infer<typeof listedAffiliate>> {
  const now = kit.clock.now();
  const always = { from: new Date(0), before: new Date(now.getTime() + 1) };
  const { nickname, email } = await players.get(playerId);
  const counts = await countsBetween(kit.db, id, always);
  return {
    id,
    playerId,
    nickname,
    email,
    currency,
    since: since.toISOString(),
    plan: toPlan(await getPlan(kit.db, id, monthOf(now)), currency),
    clicks: counts.clicks,
    joins: counts.joins,
    firstDeposits: counts.first_deposits,
  };
}
