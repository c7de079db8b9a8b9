import { isDeepStrictEqual } from "node:util";
import type { Bet } from "./bet.ts";
import * as bets from "./bet-store.ts";
import { decideBet } from "./decide-bet.ts";
import { isOver, type SportsEventRecord } from "./event.ts";
import { noteSettled, readEvents } from "./event-store.ts";
import { moveMoney } from "./move-money.ts";
import type { SportsbookParts } from "./parts.ts";
import { publishBet } from "./publish.ts";

const perPage = 200;
/**
 * The states in which a bet may still have to be settled. PENDING bets, whose stake is being taken, are
 * included so that they are checked again later.
 */
const unsettled = ["PENDING", "OPEN"] as const;
/**
 * The states in which the end of an event may affect a bet. Settled bets are included, because a result may be
 * corrected, and because a lost bet still shows how its other selections end.
 */
const affected = [...unsettled, "WON", "LOST", "VOID", "CASHED_OUT"] as const;

/**
 * Settles the bets that an event has decided, page by page. It is safe to repeat. Before the end of the event only open
 * bets can be affected, unless a trader has made a decision.
 */
export async function settleEvent(
  parts: SportsbookParts,
  event: SportsEventRecord,
  which: "usual" | "all" = "usual",
): Promise<void> {
  const isFinal = which === "all" || isOver(event) || event.trading.voided.length > 0;
  const statuses = isFinal ? affected : unsettled;
  let after = "";
  let isDone = true;
  for (;;) {
    const ids = await bets.listBetIdsOn(parts.kit.db, event.id, statuses, { after, limit: perPage });
    if (ids.length === 0) break;
    after = ids.at(-1)!;
    if (!(await settleBets(parts, ids))) isDone = false;
  }
  // If a bet's money was still moving, the sweep settles that bet later.
  if (isDone) await noteSettled(parts.kit.db, event);
}

/**
 * Settles bets. Returns false if one has to be checked again, because another movement of its money was in progress.
 */
export async function settleBets(parts: SportsbookParts, ids: readonly string[]): Promise<boolean> {
  const claimed: Bet[] = [];
  let isDone = true;
  for (const id of ids) {
    const bet = await claimResult(parts, id);
    if (bet === "busy") isDone = false;
    else if (bet) claimed.push(bet);
  }
  const moved = await moveMoney(parts, claimed);
  return isDone && moved.every(({ bet }) => bet.operation === null);
}

/** Stores the results of a bet's selections. Returns the bet if money has to move as a result. */
async function claimResult({ kit }: SportsbookParts, id: string): Promise<Bet | "busy" | undefined> {
  const claimed = await kit.db.transaction(async (tx) => {
    const bet = await bets.findBet(tx, id, "for update");
    // A bet with a movement in progress is checked again when the movement is done.
    if (bet === undefined) return undefined;
    if (bet.operation !== null) return "busy";
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
  if (claimed === undefined || claimed === "busy") return claimed;
  if (claimed.bet.operation) return claimed.bet;
  if (claimed.isNew) await publishBet(kit, claimed.bet);
  return undefined;
}
