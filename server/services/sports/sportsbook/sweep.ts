import * as bets from "./bet-store.ts";
import { confirmBet } from "./confirm-bet.ts";
import { moveMoney } from "./move-money.ts";
import type { SportsbookParts } from "./parts.ts";
import { settleBets } from "./settle-bets.ts";

const lateMs = 10_000;
const perSweep = 200;

/** Finishes what a server that died has left half done. Safe on several servers at once. */
export async function sweepBets(parts: SportsbookParts): Promise<void> {
  const { db, clock } = parts.kit;
  const before = new Date(clock.now().getTime() - lateMs);
  for (const id of await bets.listUnfinished(db, before, perSweep)) {
    const bet = await giveUpPlacing(parts, id);
    if (bet?.operation) await moveMoney(parts, [bet]);
    else if (bet?.status === "PENDING") await confirmBet(parts, id);
  }
  await settleBets(parts, await bets.listOverdue(db, before, perSweep));
}

/** A stake whose player got no answer is given back: they have gone on, and the price may be gone too. */
async function giveUpPlacing({ kit }: SportsbookParts, id: string) {
  return await kit.db.transaction(async (tx) => {
    const bet = await bets.findBet(tx, id, "for update");
    if (bet?.operation?.kind !== "place") return bet;
    const after = { ...bet, operation: { kind: "refund", id: `${id}/refund` } } as const;
    await bets.updateBet(tx, after, kit.clock.now());
    return after;
  });
}
