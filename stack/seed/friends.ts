import type { Kit } from "@parlour/server/kit/kit";
import { bonusGrants } from "@parlour/server/main/reward-services";
import { createSamePerson } from "@parlour/server/main/same-person";
import { createPlayers } from "@parlour/server/services/identity/profile";
import { seedInvitations } from "@parlour/server/services/rewards/referral";

/** Whom the demo player has invited: one has joined, one has paid in too little for a reward, two only looked. */
export async function seedFriends(kit: Kit): Promise<void> {
  const ports = { players: createPlayers(kit), samePerson: createSamePerson(kit), bonuses: bonusGrants(kit) };
  const referrer = { id: "player_demo", currency: "USD" };
  await seedInvitations(kit, ports, referrer, {
    friends: [
      { playerId: "player_fresh", nickname: "fresh", sharingMethod: "raf_email" },
      { playerId: "player_blocked", nickname: "blocked", sharingMethod: "raf_link", depositMinor: 10_00n },
    ],
    visits: ["first-guest", "second-guest"],
  });
}
