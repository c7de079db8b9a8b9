import type { PrizeObstacle } from "@parlour/contracts/entities/leaderboard";
import { houseAccount, type LockedWallets, playerAccount } from "@parlour/ledger";
import type { Transaction } from "../../../kit/database.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { advance, type LeaderboardRow, listToPay, lockLeaderboard } from "./leaderboard-store.ts";
import { findPrizeObstacle, mayPass } from "./may-win.ts";
import type { LeaderboardParts } from "./parts.ts";
import {
  decideWinner,
  listDuePlaces,
  lockWinner,
  saveObstacle,
  sumPayments,
  type WinnerRow,
} from "./winner-store.ts";

/** How long a prize is kept for a winner who can't receive it, and how long we wait before we try to pay it again. */
const keptMs = 30 * 86_400_000;
const retryMs = 3_600_000;

/** Pays the prizes of closed leaderboards. It is safe to repeat and to run on any number of servers. */
export async function payPrizes(parts: LeaderboardParts): Promise<void> {
  const { db, clock } = parts.kit;
  await tryEach(await listToPay(db, clock.now()), (row) => payAll(parts, row));
}

async function payAll(parts: LeaderboardParts, row: LeaderboardRow): Promise<void> {
  const { db, clock } = parts.kit;
  await tryEach(await listDuePlaces(db, row.id, clock.now()), (place) => payOne(parts, row, place));
  await db.transaction(async (tx) => {
    const locked = await lockLeaderboard(tx, row.id);
    if (locked?.state !== "CLOSED") return;
    const left = (await sumPayments(tx, [row.id])).get(row.id)?.due ?? 0;
    if (left === 0) await advance(tx, locked, "settle");
  });
}

async function payOne(parts: LeaderboardParts, row: LeaderboardRow, place: number): Promise<void> {
  const { kit, players } = parts;
  await kit.db.transaction(async (tx) => {
    const winner = await lockWinner(tx, row.id, place);
    if (winner?.state !== "DUE") return;
    // A break locks the wallet, too. If the wallet were locked after the checks, a break could start in between.
    const ledger = await lockPrize(parts, tx, row, winner);
    const player = await players.get(winner.player_id, tx);
    const obstacle = await findPrizeObstacle(parts, tx, row.plan, player);
    if (obstacle) return await postpone(tx, winner, obstacle, kit.clock.now());
    await post(ledger, row, winner);
    await decideWinner(tx, winner, "PAID", kit.clock.now());
    await kit.facts.publish(tx, {
      kind: "LEADERBOARD_PRIZE",
      playerId: winner.player_id,
      data: {
        leaderboardId: row.id,
        name: row.plan.name,
        place: `${place}`,
        currency: row.currency,
        amountMinor: winner.prize_minor,
      },
    });
  });
}

/**
 * Keeps a prize due while the obstacle to it may be temporary, such as a short break, and then withholds the prize. The
 * list of winners is final, so a prize that is withheld is not passed on to the next player.
 */
async function postpone(
  tx: Transaction,
  winner: WinnerRow,
  obstacle: PrizeObstacle,
  now: Date,
): Promise<void> {
  const withholdAt = winner.withhold_at ?? new Date(now.getTime() + keptMs);
  if (!mayPass(obstacle) || withholdAt <= now)
    return await decideWinner(tx, winner, "WITHHELD", now, obstacle);
  await saveObstacle(tx, winner, { obstacle, retryAt: new Date(now.getTime() + retryMs), withholdAt });
}

async function lockPrize(
  { kit }: LeaderboardParts,
  tx: Transaction,
  { currency }: LeaderboardRow,
  { player_id: playerId }: WinnerRow,
): Promise<LockedWallets> {
  return await kit.ledger.lock(tx, {
    wallets: [{ playerId, currency }],
    house: [houseAccount("promotions", currency)],
    opens: true,
  });
}

async function post(
  ledger: LockedWallets,
  { id, currency }: LeaderboardRow,
  { player_id: playerId, place, prize_minor }: WinnerRow,
): Promise<void> {
  const from = houseAccount("promotions", currency);
  const to = playerAccount(playerId, "cash", currency);
  const { outcome } = await ledger.post({
    playerId,
    id: `${id}/${place}`,
    type: "BONUS",
    reference: { kind: "leaderboard", id },
    transfers: [{ from, to, amountMinor: BigInt(prize_minor) }],
  });
  if (outcome !== "POSTED") throw new Error(`The prize ${id}/${place} was not posted: ${outcome}`);
}
