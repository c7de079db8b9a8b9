import type { Bet } from "./bet.ts";
import { findBet, updateBet } from "./bet-store.ts";
import type { SportsbookParts } from "./parts.ts";
import { publishBet } from "./publish.ts";

/** Sets or removes the value at which an open bet is closed automatically. Returns undefined if the bet is not open. */
export async function changeRule(
  { kit }: SportsbookParts,
  id: string,
  targetMinor: bigint | null,
): Promise<Bet | undefined> {
  const changed = await kit.db.transaction(async (tx) => {
    const bet = await findBet(tx, id, "for update");
    if (bet?.status !== "OPEN") return undefined;
    const after: Bet = { ...bet, autoCashOut: targetMinor };
    await updateBet(tx, after, kit.clock.now());
    return after;
  });
  if (changed) await publishBet(kit, changed);
  return changed;
}
