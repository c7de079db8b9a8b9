import { houseAccount, playerAccount } from "@parlour/ledger";
import type { Kit } from "@parlour/server/kit/kit";

/** A demo player's opening cash balance, in minor units, and loyalty points. */
export type DemoMoney = { cashMinor: bigint; points?: bigint };

/**
 * Posts a demo player's opening balances with fixed ids, so that seeding again changes nothing. The money is
 * posted as an adjustment. If it were a deposit in the ledger, there would be no matching payment for the
 * player or an operator to look at.
 */
export async function seedMoney(
  kit: Kit,
  player: { id: string; currency: string },
  money: DemoMoney,
): Promise<void> {
  const ledger = kit.ledger;
  await ledger.openWallet({ playerId: player.id, currency: player.currency });
  await ledger.post({
    playerId: player.id,
    id: "seed:cash",
    type: "ADJUSTMENT",
    transfers: [
      {
        from: houseAccount("adjustments", player.currency),
        to: playerAccount(player.id, "cash", player.currency),
        amountMinor: money.cashMinor,
      },
    ],
  });
  if (money.points === undefined) return;
  await ledger.post({
    playerId: player.id,
    id: "seed:points",
    type: "POINTS_EARNED",
    transfers: [
      {
        from: houseAccount("promotions", "PTS"),
        to: playerAccount(player.id, "points"),
        amountMinor: money.points,
      },
    ],
  });
}
