import { FIRST_BRAND_ID } from "@parlour/contracts/entities/brand";
import type { Kit } from "@parlour/server/kit/kit";
import { insertSession } from "@parlour/server/kit/session-store";
import type { Ports } from "@parlour/server/main/compose";
import { seedDeposit } from "@parlour/server/services/money/payment";
import {
  type SeedLimit,
  seedLimits,
  seedTimeOut,
} from "@parlour/server/services/protection/player-protection";
import { createSandboxPayments } from "../sandbox-payments.ts";

/** A demo player's limits and break. */
export type DemoProtection = {
  limits?: readonly SeedLimit[];
  /**
   * Adds usage that counts against the limits, in minor units and minutes, on each day that the sandbox
   * starts.
   */
  used?: { depositMinor: bigint; stakeMinor: bigint; minutes: number };
  /** The length of the player's time-out; a new one begins when it is over. */
  timeOutHours?: number;
};

type Player = { id: string; currency: string; language: string };

/** Seeds a player's limits, usage and break. It runs at every start; each new day adds usage, within the limits. */
export async function seedProtection(
  kit: Kit,
  ports: Ports,
  player: Player,
  { limits = [], used, timeOutHours }: DemoProtection,
): Promise<void> {
  await seedLimits(kit, player, limits);
  if (used) {
    const day = kit.clock.now().toISOString().slice(0, 10);
    await spend(kit, ports, player, day, used);
    await addSession(kit, player.id, day, used.minutes);
  }
  if (timeOutHours !== undefined && !(await ports.protection.isOnBreak(player.id))) {
    await seedTimeOut(kit, player, timeOutHours);
  }
}

async function spend(
  kit: Kit,
  ports: Ports,
  { id: playerId, currency, language }: Player,
  day: string,
  { depositMinor: amountMinor, stakeMinor }: NonNullable<DemoProtection["used"]>,
): Promise<void> {
  const reference = `deposit_seed_${playerId}_${day}`;
  const { provider } = createSandboxPayments(kit, ports);
  const deposit = { id: reference, playerId, method: "CARD", provider: provider.code, currency, amountMinor };
  if (await seedDeposit(kit, ports, deposit)) {
    const fields = { cardNumber: "4000000000001000", expiry: "12/30", securityCode: "123" };
    const order = {
      reference,
      playerId,
      method: "CARD",
      kind: "CARD",
      amountMinor,
      currency,
      language,
      fields,
    };
    await provider.startDeposit({ ...order, creditCardsAllowed: true });
  }
  const wagerId = `seed_${playerId}_${day}`;
  const about = {
    playerId,
    currency,
    vertical: "casino",
    provider: "parlour",
    productId: "1001",
    wagerId,
  } as const;
  await ports.wagering.apply({
    ...about,
    kind: "place",
    operationId: `${wagerId}/stake`,
    sessionId: null,
    referenceKind: "round",
    grantId: null,
    stake: stakeMinor,
    ends: false,
  });
  await ports.wagering.apply({ ...about, kind: "settle", operationId: `${wagerId}/end`, payout: 0n });
}

async function addSession(kit: Kit, playerId: string, day: string, minutes: number): Promise<void> {
  const id = `session_seed_${playerId}_${day}`;
  const [found] = await kit.db.query("select from sessions where id = $1", [id]);
  if (found) return;
  const now = kit.clock.now();
  const before = new Date(now.getTime() - minutes * 60_000);
  await insertSession(kit.db, {
    id,
    secret_hash: Buffer.from(id),
    handle: id,
    player_id: playerId,
    brand_id: FIRST_BRAND_ID,
    country: "CA",
    device_id: null,
    address: null,
    user_agent: null,
    idle_seconds: 1_800,
    created_at: before,
    last_seen_at: now,
    expires_at: now,
    ended_at: now,
    end_reason: "logout",
  });
}
