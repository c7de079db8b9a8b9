import type { Kit } from "@parlour/server/kit/kit";
import type { Ports } from "@parlour/server/main/compose";
import { seedInvitations } from "@parlour/server/services/rewards/referral";

/**
 * Adds the demo player's invitations: one friend joined, one deposited too little for a reward, two only
 * visited.
 */
export async function seedFriends(kit: Kit, ports: Ports): Promise<void> {
  const referrer = { id: "player_demo", currency: "USD" };
  await seedInvitations(kit, ports, referrer, {
    friends: [
      { playerId: "player_fresh", nickname: "fresh", sharingMethod: "raf_email" },
      { playerId: "player_blocked", nickname: "blocked", sharingMethod: "raf_link", depositMinor: 10_00n },
    ],
    visits: ["first-guest", "second-guest"],
  });
}
