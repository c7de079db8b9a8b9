import type { RealityCheck } from "@parlour/contracts/entities/protection";
import { amountOf } from "@parlour/rules/money";
import { realityDueAt, realityInterval } from "@parlour/rules/reality-check";
import { sumPlaySince } from "@parlour/wagering/player-totals";
import type { PlayerSession } from "../../../kit/session.ts";
import type { ProtectionParts } from "./parts.ts";
import { findRealityCheck } from "./reality-check-store.ts";

/**
 * Reads the reality check. Its sums include only wagers since the current login, in the player's currency.
 */
export async function readRealityCheck(
  { kit, players, jurisdictions }: ProtectionParts,
  session: PlayerSession,
): Promise<RealityCheck> {
  const { playerId, createdAt } = session;
  const player = await players.get(playerId);
  const { currency } = player;
  const place = await jurisdictions.of(player);
  const [chosen, open, { staked, won }, sessions] = await Promise.all([
    findRealityCheck(kit.db, playerId),
    kit.sessions.listOf(playerId),
    sumPlaySince(kit.db, playerId, currency, createdAt),
    kit.sessions.historyOf(playerId, 10),
  ]);
  const earlier = sessions.find((one) => one.id !== session.id && one.createdAt < createdAt);
  const intervalMinutes = realityInterval(chosen?.interval_minutes, place);
  // The interval starts with the oldest open session, because stakes do not say which session they come from.
  const starts = open.map((one) => one.createdAt.getTime());
  const signedInAt = new Date(Math.min(createdAt.getTime(), ...starts));
  const dueAt = realityDueAt(intervalMinutes, signedInAt, chosen?.acknowledged_at ?? null);
  return {
    intervalMinutes,
    chosenMinutes: chosen?.interval_minutes ?? null,
    maximumMinutes: place.realityCheckMaximumMinutes,
    startedAt: createdAt.toISOString(),
    lastLoginAt: earlier?.createdAt.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    currency,
    staked: amountOf(staked, currency),
    won: amountOf(won, currency),
    net: amountOf(won - staked, currency),
  };
}
