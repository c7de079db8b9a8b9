import { stakeMeasureOf } from "@parlour/rules/stake-limits";
import type { Queryable } from "../../../kit/database.ts";
import { type Bet, eventIdsOf } from "./bet.ts";
import { findBets, listBetIdsOn } from "./bet-store.ts";
import { betDecider } from "./decide-bet.ts";
import type { SportsEventRecord } from "./event.ts";
import { readEvents } from "./event-store.ts";

/**
 * How many bets a decision affects and how much money it moves. Amounts in all currencies are converted very
 * roughly to US cents, so that they can be added up.
 */
export type MoneyAtStake = { bets: number; cents: number };

const perPage = 200;
const counted = ["OPEN", "WON", "LOST", "VOID"] as const;

/**
 * Computes how much money moves if the event changes to `after`. A caller who only needs to know whether the sum
 * exceeds a threshold passes it as `enough`, and adding up stops there.
 */
export async function moneyAtStake(
  db: Queryable,
  after: SportsEventRecord,
  enough = Number.POSITIVE_INFINITY,
): Promise<MoneyAtStake> {
  const sum: MoneyAtStake = { bets: 0, cents: 0 };
  let last = "";
  for (;;) {
    const ids = await listBetIdsOn(db, after.id, counted, { after: last, limit: perPage });
    if (ids.length === 0 || sum.cents > enough) return sum;
    last = ids.at(-1)!;
    const bets = await findBets(db, ids);
    const known = await readEvents(db, eventIdsOf(bets));
    const decide = betDecider(new Map([...known, [after.id, after]]));
    for (const bet of bets) {
      const moved = movedBy(bet, decide(bet).operation);
      if (moved === undefined) continue;
      sum.bets++;
      sum.cents += Number(moved / BigInt(stakeMeasureOf(bet.currency)));
    }
  }
}

const leftOf = ({ leftPerLine, lines }: Bet): bigint => leftPerLine * BigInt(lines);

function movedBy(bet: Bet, operation: Bet["operation"]): bigint | undefined {
  switch (operation?.kind) {
    case "settle": {
      // A lost bet pays nothing, but a wrong decision takes its stake from the player.
      const [payout, stake] = [BigInt(operation.payout), leftOf(bet)];
      if (payout > stake) return payout;
      return stake;
    }
    case "void":
      return leftOf(bet);
    case "resettle": {
      const change = BigInt(operation.payout) - bet.payout;
      return change < 0n ? -change : change;
    }
    default:
      return undefined;
  }
}
