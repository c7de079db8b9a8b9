import { isDeepStrictEqual } from "node:util";
import type { Bet } from "./bet.ts";
import * as bets from "./bet-store.ts";
import { decideBet } from "./decide-bet.ts";
import { isOver, type SportsEventRecord } from "./event.ts";
import { readEvents } from "./event-store.ts";
import { moveMoney } from "./move-money.ts";
import type { SportsbookParts } from "./parts.ts";
import { publishBet } from "./publish.ts";

const perPage = 200;
/** Settled ones too, because a result may be corrected, and lost bets show how their other selections end. */
const affected = ["OPEN", "WON", "LOST", "VOID", "CASHED_OUT"] as const;

/** Settles what an event has decided, page by page. Safe to repeat at any time. */
export async function settleEvent(parts: SportsbookParts, event: SportsEventRecord): Promise<void> {
  const statuses = isOver(event) ? affected : (["OPEN"] as const);
  let after = "";
  for (;;) {
    const ids = await bets.listBetIdsOn(parts.kit.db, event.id, statuses, { after, limit: perPage });
    if (ids.length === 0) return;
    after = ids.at(-1)!;
    await settleBets(parts, ids);
  }
}

export async function settleBets(parts: SportsbookParts, ids: readonly string[]): Promise<void> {
  const claimed: Bet[] = [];
  for (const id of ids) {
    const bet = await claimResult(parts, id);
    if (bet) claimed.push(bet);
  }
  await moveMoney(parts, claimed);
}

/** Stores what has been decided. Returns the bet if money has to move for it. */
async function claimResult({ kit }: SportsbookParts, id: string): Promise<Bet | undefined> {
  const claimed = await kit.db.transaction(async (tx) => {
    const bet = await bets.findBet(tx, id, "for update");
    // A bet with a movement under way is looked at again when that is done.
    if (bet === undefined || bet.operation !== null) return undefined;
    const events = await readEvents(
      tx,
      bet.selections.map(({ eventId }) => eventId),
    );
    const { selections, operation } = decideBet(bet, events);
    const after: Bet = { ...bet, selections, operation };
    const isNew = !isDeepStrictEqual(JSON.parse(JSON.stringify(selections)), bet.selections);
    if (isNew) await bets.updateSelections(tx, after);
    if (operation) await bets.updateBet(tx, after, kit.clock.now());
    return { bet: after, isNew };
  });
  if (claimed === undefined) return undefined;
  if (claimed.bet.operation) return claimed.bet;
  if (claimed.isNew) await publishBet(kit, claimed.bet);
  return undefined;
}
