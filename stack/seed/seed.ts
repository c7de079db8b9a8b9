import type { Kit } from "@parlour/server/kit/kit";
import type { Ports } from "@parlour/server/main/compose";
import { addTwoFactorSecret } from "@parlour/server/services/identity/player-verification";
import { seedPlayer } from "@parlour/server/services/identity/profile";
import { seedDocumentStatus } from "@parlour/server/services/identity/profile-profiling";
import { createOperator } from "@parlour/server/services/office/operator";
import { seedRecentGames } from "@parlour/server/services/play/recent-activity-tracker";
import { seedNotifications } from "@parlour/server/services/site/notifications";
import { seedDemoAffiliate } from "./affiliate.ts";
import { seedFriends } from "./friends.ts";
import { seedDemoLoyalty } from "./loyalty.ts";
import { seedMoney } from "./money.ts";
import { type DemoPerson, demoPeople } from "./people.ts";
import { seedProtection } from "./protection.ts";
import { seedSpins } from "./spins.ts";
import { seedSportsBets } from "./sports.ts";

/** Seeds one aspect of a demo account. Runs at every start, so existing data must stay unchanged. */
export type Seeder = { what: string; seed(kit: Kit, person: DemoPerson, ports: Ports): Promise<void> };

/** The seeders in order of dependency. A service that has data to seed adds its seeder to this list. */
export const seeders: readonly Seeder[] = [
  {
    what: "operator",
    async seed(kit, { email, password, operator }) {
      if (operator) await createOperator(kit, { ...operator, email, password });
    },
  },
  {
    what: "profile",
    async seed(kit, { email, password, player }) {
      if (player) await seedPlayer(kit, { ...player, email, password });
    },
  },
  {
    what: "authenticator",
    async seed(kit, { player, totpSecret }) {
      if (player && totpSecret) await addTwoFactorSecret(kit, player.id, totpSecret, "ENABLED");
    },
  },
  {
    what: "money",
    async seed(kit, { player, money }) {
      if (player && money) await seedMoney(kit, player, money);
    },
  },
  {
    what: "loyalty",
    async seed(kit, { player, loyalty }) {
      if (player && loyalty) await seedDemoLoyalty(kit, player, loyalty);
    },
  },
  {
    what: "promotional spins",
    async seed(kit, { player, spins }, ports) {
      if (player && spins) await seedSpins(kit, ports, player, spins);
    },
  },
  {
    what: "documents",
    async seed(kit, { player, documents }) {
      if (player && documents) await seedDocumentStatus(kit, player.id, documents);
    },
  },
  {
    what: "recent games",
    async seed(kit, { player, recentGames }) {
      if (player && recentGames) await seedRecentGames(kit, player.id, recentGames);
    },
  },
  {
    what: "messages",
    async seed(kit, { player, messages }) {
      if (player && messages) await seedNotifications(kit, player.id, messages);
    },
  },
  {
    what: "sports bets",
    async seed(kit, { player, hasSportsBets }, ports) {
      if (player && hasSportsBets) await seedSportsBets(kit, ports, player);
    },
  },
  {
    what: "limits and breaks",
    async seed(kit, { player, protection }, ports) {
      if (player && protection) await seedProtection(kit, ports, player, protection);
    },
  },
];

/** Lists only the accounts that can sign in, as a player or an operator. */
export const seededPeople: readonly DemoPerson[] = demoPeople.filter(
  (person) => person.player !== null || person.operator !== undefined,
);

/**
 * Two locations where the site is not available, so that the sandbox page can show what visitors at these locations
 * see.
 */
const demoExclusions = { notIn: { countrySubdivision: { US: ["WA"], SG: [] } } };

export async function seedPlaces({ exclusions }: Ports): Promise<void> {
  await exclusions.seed(demoExclusions);
}

export async function seedPeople(kit: Kit, ports: Ports): Promise<number> {
  for (const seeder of seeders) {
    for (const person of seededPeople) await seeder.seed(kit, person, ports);
  }
  await seedFriends(kit, ports);
  await seedDemoAffiliate(kit);
  return seededPeople.length;
}
