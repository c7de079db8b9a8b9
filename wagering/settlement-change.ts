import type { SettlementChange } from "./decision.ts";
import { ownPart } from "./purses.ts";
import { totalOf, type Wager } from "./wager.ts";

/**
 * The wager with everything told, and what subscribers have to be told; null while it is open or when nothing is new.
 * A grant's wager is told each time, because its use matters although the player staked nothing.
 */
export function settlementOf(wager: Wager): { wager: Wager; settlement: SettlementChange | null } {
  if (wager.state === "OPEN") return { wager, settlement: null };
  const total = totalOf(wager.purses);
  const own = ownPart(wager.purses);
  const inPlay = total === 0n ? 0n : total - wager.returned;
  const told = { staked: inPlay, own: total === 0n ? 0n : (own * inPlay) / total, won: wager.won };
  const won = told.won - wager.told.won;
  const settlement = {
    staked: told.staked - wager.told.staked,
    own: told.own - wager.told.own,
    won,
    ownWon: total === 0n ? 0n : (won * own) / total,
  };
  const isNews = settlement.staked !== 0n || settlement.won !== 0n || wager.grantId !== null;
  return { wager: { ...wager, told }, settlement: isNews ? settlement : null };
}
