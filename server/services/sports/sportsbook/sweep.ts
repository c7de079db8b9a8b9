import { tryEach } from "../../../kit/try-each.ts";
import * as bets from "./bet-store.ts";
import { confirmBet } from "./confirm-bet.ts";
import { listUnsettled } from "./event-store.ts";
import { moveMoney, refunding } from "./move-money.ts";
import type { SportsbookParts } from "./parts.ts";
import { settleBets, settleEvent } from "./settle-bets.ts";

const lateMs = 10_000;
const perSweep = 200;

/** Finishes bets that a server left half done when it died. It is safe on several servers at once. */
export async function sweepBets(parts: SportsbookParts): Promise<void> {
  const { db, clock } = parts.kit;
  const before = new Date(clock.now().getTime() - lateMs);
  const finish = async (id: string) => {
    const bet = await giveUpPlacing(parts, id);
    if (bet?.operation) await moveMoney(parts, [bet]);
    else if (bet?.status === "PENDING") await confirmBet(parts, id);
  };
  const steps = [
    async () => await tryEach(await bets.listUnfinished(db, before, perSweep), finish),
    async () => await tryEach(await listUnsettled(db, perSweep), (event) => settleEvent(parts, event, "all")),
    async () => await tryEach(await bets.listOverdue(db, before, perSweep), (id) => settleBets(parts, [id])),
  ];
  await tryEach(steps, (step) => step());
}

/**
 * Refunds the stake of a bet whose player got no response, because by now the player has moved on and the
 * price may have changed.
 */
async function giveUpPlacing({ kit }: SportsbookParts, id: string) {
  return await kit.db.transaction(async (tx) => {
    const bet = await bets.findBet(tx, id, "for update");
    if (bet?.operation?.kind !== "place") return bet;
    const after = refunding(bet);
    await bets.updateBet(tx, after, kit.clock.now());
    return after;
  });
}
