import type { Kit } from "../../../kit/kit.ts";
import { attachFriend, listFriends, recordDeposit } from "./friend-store.ts";
import { maskName } from "./mask-name.ts";
import { type SettleParts, settleInvitation } from "./settle-invitation.ts";
import { ensureToken } from "./token-store.ts";
import { insertVisit } from "./visit-store.ts";

type SeedFriend = { playerId: string; nickname: string; sharingMethod: string; depositMinor?: bigint };

/** Adds demo friends and visitors; no rewards are paid for them. */
export async function seedInvitations(
  kit: Kit,
  ports: Omit<SettleParts, "kit">,
  referrer: { id: string; currency: string },
  seed: { friends: readonly SeedFriend[]; visits: readonly string[] },
): Promise<void> {
  await ensureToken(kit, referrer.id);
  if ((await listFriends(kit.db, referrer.id, { before: undefined, limit: 1 })).length > 0) return;
  const now = kit.clock.now();
  for (const visitor of seed.visits) {
    const id = `invitation_seed_${visitor}`;
    await insertVisit(kit.db, { id, referrerId: referrer.id, visitor, sharingMethod: "WORD_OF_MOUTH", now });
  }
  for (const { playerId, nickname, sharingMethod, depositMinor } of seed.friends) {
    await kit.db.transaction(async (tx) => {
      const row = await attachFriend(tx, {
        playerId,
        id: `invitation_seed_${playerId}`,
        referrerId: referrer.id,
        name: maskName(nickname),
        sharingMethod,
        refusedFor: [],
        joinedAt: now,
      });
      if (depositMinor === undefined) return;
      const { currency } = referrer;
      const deposited = await recordDeposit(tx, { playerId, currency, amountMinor: depositMinor });
      await settleInvitation({ kit, ...ports }, tx, { ...row, ...deposited });
    });
  }
}
