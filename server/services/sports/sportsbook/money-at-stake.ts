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

/** Computes the money that moves if the event becomes `after`. */
export async function moneyAtStake(db: Queryable, after: SportsEventRecord): Promise<MoneyAtStake> {
  const sum: MoneyAtStake = { bets: 0, cents: 0 };
  let last = "";
  for (;;) {
    const ids = await listBetIdsOn(db, after.id, counted, { after: last, limit: perPage });
    if (ids.length === 0) return sum;
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

function movedBy(bet: Bet, operation: Bet["operation"]): bigint | undefined {
  switch (operation?.kind) {
    case "settle":
      return BigInt(operation.payout);
    case "void":
      return bet.leftPerLine * BigInt(bet.lines);
    case "resettle": {
      const change = BigInt(operation.payout) - bet.payout;
      return change < 0n ? -change : change;
    }
    default:
      return undefined;
  }
}
