import { isDeepStrictEqual } from "node:util";
import { type Bet, eventIdsOf } from "./bet.ts";
import * as bets from "./bet-store.ts";
import { betDecider } from "./decide-bet.ts";
import { isOver, type SportsEventRecord } from "./event.ts";
import { noteSettled, readEvents } from "./event-store.ts";
import { moveMoney } from "./move-money.ts";
import type { SportsbookParts } from "./parts.ts";
import { publishBets } from "./publish.ts";

const perPage = 200;
/** How many bets a transaction settles: few enough that other work on them, and on this server, waits only briefly. */
const perTransaction = 50;
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
  // If a bet's money was still moving, the periodic sweep settles that bet later.
  if (isDone) await noteSettled(parts.kit.db, event);
}

/**
 * Settles bets. Returns false if one has to be checked again, because another movement of its money was in progress.
 */
export async function settleBets(parts: SportsbookParts, ids: readonly string[]): Promise<boolean> {
  let isDone = true;
  for (let start = 0; start < ids.length; start += perTransaction) {
    const { claimed, isBusy } = await claimResults(parts, ids.slice(start, start + perTransaction));
    const moved = await moveMoney(parts, claimed);
    if (isBusy || moved.some(({ bet }) => bet.operation !== null)) isDone = false;
  }
  return isDone;
}

/** Stores the results of the bets' selections. Returns the bets whose money has to move as a result. */
async function claimResults(
  { kit }: SportsbookParts,
  ids: readonly string[],
): Promise<{ claimed: Bet[]; isBusy: boolean }> {
  const { decided, events, isBusy } = await kit.db.transaction(async (tx) => {
    const found = await bets.findBets(tx, ids, "for update");
    // If a bet's money is being moved, the bet is checked again afterwards.
    const free = found.filter(({ operation }) => operation === null);
    const events = await readEvents(tx, eventIdsOf(free));
    const decide = betDecider(events);
    const decided = free.map((bet) => {
      const after: Bet = { ...bet, ...decide(bet) };
      return {
        after,
        isNew: !isDeepStrictEqual(JSON.parse(JSON.stringify(after.selections)), bet.selections),
      };
    });
    await bets.updateSelections(
      tx,
      decided.filter(({ isNew }) => isNew).map(({ after }) => after),
    );
    const due = decided.map(({ after }) => after).filter(({ operation }) => operation !== null);
    if (due.length > 0) await bets.updateBets(tx, due, kit.clock.now());
    return { decided, events, isBusy: free.length < found.length };
  });
  const changed = decided.filter(({ after, isNew }) => isNew && after.operation === null);
  publishBets(
    kit,
    changed.map(({ after }) => after),
    events,
  );
  return { claimed: decided.map(({ after }) => after).filter(({ operation }) => operation !== null), isBusy };
}
