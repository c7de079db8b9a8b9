import { createLedger, houseAccount, playerAccount, type Transfer } from "@parlour/ledger";
import type { Kit } from "@parlour/server/kit/kit";
import { closeStatements, payOldest, seedAffiliate } from "@parlour/server/services/rewards/affiliates";

const playerId = "player_affiliate";
const currency = "USD";
const sent = "player_secure";

/** The monthly activity of a referred player: deposits, stakes, winnings and withdrawals, in minor units. */
type Play = { monthsAgo: number; day: number; paidIn: bigint; staked: bigint; won: bigint; takenOut: bigint };

/**
 * A month in which the house made a profit, and one in which the player did. The player's balance is zero at
 * the end of each.
 */
const plays: readonly Play[] = [
  { monthsAgo: 2, day: 9, paidIn: 92_50n, staked: 92_50n, won: 12_35n, takenOut: 12_35n },
  { monthsAgo: 1, day: 14, paidIn: 20_00n, staked: 20_00n, won: 60_00n, takenOut: 60_00n },
];

/** Adds an affiliate with three months of statements, created by real postings and the regular month-end close. */
export async function seedDemoAffiliate(kit: Kit): Promise<void> {
  const at = (monthsAgo: number, day: number) => {
    const now = kit.clock.now();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, day, 12));
  };
  const clicksAt = (counts: readonly number[]) =>
    counts.flatMap((count, monthsAgo) =>
      Array.from({ length: count }, (_, index) =>
        // In the current month, a fixed day might still be in the future, so the clicks happen now.
        monthsAgo === 0 ? kit.clock.now() : at(monthsAgo, 3 + (index % 25)),
      ),
    );
  const [first] = plays;
  const firstDeposit = { depositId: "seed:deposit:2", amountMinor: first!.paidIn, at: at(2, 9) };
  const affiliate = await seedAffiliate(kit, {
    playerId,
    currency,
    since: at(2, 1),
    links: [
      {
        token: "AFRIENDSLINK",
        name: "Review of table games",
        campaign: "reviews",
        landingPath: "/casino",
        clicksAt: clicksAt([7, 31, 18]),
      },
      {
        token: "ALETTERLINK2",
        name: "Monthly letter",
        campaign: "letter",
        landingPath: "/",
        clicksAt: clicksAt([4, 9, 12]),
      },
    ],
    players: [{ playerId: sent, link: 0, joinedAt: at(2, 8), firstDeposit }],
  });
  if (!affiliate) return;
  for (const play of plays) await postPlay(kit, play, at(play.monthsAgo, play.day));
  await closeStatements(kit);
  await payOldest(kit, affiliate);
}

/**
 * Posts a month's activity with a ledger whose clock is set to the given time, so that it counts towards that month.
 */
async function postPlay(kit: Kit, play: Play, now: Date): Promise<void> {
  const ledger = createLedger({ pool: kit.db.pool, clock: { now: () => now } });
  const cash = playerAccount(sent, "cash", currency);
  const [payments, revenue] = [houseAccount("payments", currency), houseAccount("revenueCasino", currency)];
  const post = async (type: string, { from, to, amountMinor }: Transfer) => {
    if (amountMinor === 0n) return;
    const id = `seed:${type.toLowerCase()}:${play.monthsAgo}`;
    await ledger.post({ playerId: sent, id, type, transfers: [{ from, to, amountMinor }] });
  };
  await ledger.openWallet({ playerId: sent, currency });
  await post("DEPOSIT", { from: payments, to: cash, amountMinor: play.paidIn });
  await post("BET", { from: cash, to: revenue, amountMinor: play.staked });
  await post("WIN", { from: revenue, to: cash, amountMinor: play.won });
  await post("WITHDRAWAL", { from: cash, to: payments, amountMinor: play.takenOut });
  await ledger.close();
}
