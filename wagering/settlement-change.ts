import type { SettlementChange } from "./decision.ts";
import { ownPart } from "./purses.ts";
import { totalOf, type Wager } from "./wager.ts";

/**
 * Returns the wager marked as published, and the change to publish to subscribers. The change is null while the wager
 * is open or if nothing changed. A wager paid by a grant is always published, because subscribers count the grant's use
 * even though the player staked nothing.
 */
export function settlementOf(wager: Wager): { wager: Wager; settlement: SettlementChange | null } {
  // Chips brought to a poker table and taken away again were not staked: they earn no points and do not count
  // towards a wagering requirement.
  if (wager.state === "OPEN" || wager.vertical === "poker") return { wager, settlement: null };
  const total = totalOf(wager.purses);
  const own = ownPart(wager.purses);
  const inPlay = total === 0n ? 0n : total - wager.returned;
  const published = { staked: inPlay, own: total === 0n ? 0n : (own * inPlay) / total, won: wager.won };
  const won = published.won - wager.published.won;
  const settlement = {
    staked: published.staked - wager.published.staked,
    own: published.own - wager.published.own,
    won,
    ownWon: total === 0n ? 0n : (won * own) / total,
  };
  const isNews = settlement.staked !== 0n || settlement.won !== 0n || wager.grantId !== null;
  return { wager: { ...wager, published }, settlement: isNews ? settlement : null };
}
