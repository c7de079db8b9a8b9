import { getPlayerSummary as call } from "@parlour/contracts/calls/office/player-directory/get-player-summary";
import type { PlayerSummary } from "@parlour/contracts/entities/player-list";
import { amountOf } from "@parlour/rules/money";
import { mayMake, viewRolesOf } from "../../../../kit/operator.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { refreshPlayers } from "../gather-players.ts";
import { listEntries } from "../list-store.ts";
import type { DirectoryParts } from "../parts.ts";
import { readTags } from "../tag-store.ts";
import { readTotals } from "../totals.ts";

export function getPlayerSummary(parts: DirectoryParts): Route {
  const { db } = parts.kit;
  return route(call, async ({ params: { playerId }, operator }) => {
    await refreshPlayers(parts, db, [playerId]);
    const [entry] = await listEntries(db, { ids: [playerId], limit: 1 });
    if (entry === undefined) return refuse("NOT_FOUND");
    const { currency, verification, tier, lastSeenAt } = entry;
    const { deposits, withdrawals, gross, promotions } = await readTotals(db, db.pool, {
      id: playerId,
      currency,
    });
    const money = (minor: bigint) => amountOf(minor, currency);
    return {
      currency,
      deposits: money(deposits),
      withdrawals: money(withdrawals),
      grossRevenue: money(gross),
      netRevenue: money(gross - promotions),
      promotions: money(promotions),
      bonusShare: gross > 0n ? Number((promotions * 1_000n) / gross) / 10 : null,
      verification,
      tier,
      tags: (await readTags(db, [playerId])).get(playerId) ?? [],
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      similar: await readSimilar(parts, playerId, operator.brandIds ?? null),
      risk: mayMake(viewRolesOf(operator), { role: "COMPLIANCE" }) ? await parts.readRisk(playerId) : null,
    };
  });
}

/** Lists similar accounts, without those of brands that the operator may not see. */
async function readSimilar(
  parts: DirectoryParts,
  playerId: string,
  brandIds: readonly string[] | null,
): Promise<PlayerSummary["similar"]> {
  const similar = await parts.listSimilar({ id: playerId });
  const players = await parts.readPlayers(
    parts.kit.db,
    similar.map((one) => one.playerId),
  );
  const visible = players.filter(({ brandId }) => brandIds?.includes(brandId) ?? true);
  return visible.map(({ id, brandId, firstName, lastName, status }) => {
    const { shared, isSelfExcluded } = similar.find((one) => one.playerId === id)!;
    return { id, brandId, name: `${firstName} ${lastName}`, status, isSelfExcluded, shared: [...shared] };
  });
}
