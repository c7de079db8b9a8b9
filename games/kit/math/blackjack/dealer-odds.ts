/** The probability of each final dealer hand: [17, 18, 19, 20, 21, bust]. */
export type DealerOdds = Float64Array;

/**
 * The distribution of final dealer hands for an upcard, with the cards left in the shoe by points (index 1 to
 * 10). Naturals are excluded, so the probabilities add up to one minus the probability of a natural.
 */
export function dealerOdds(left: Uint16Array, cards: number, up: number): DealerOdds {
  const odds = new Float64Array(6);
  const naturalWith = up === 1 ? 10 : up === 10 ? 1 : 0;

  const draw = (hard: number, ace: boolean, remaining: number, chance: number, hidden: boolean): void => {
    for (let points = 1; points <= 10; points++) {
      const count = left[points]!;
      if (count === 0 || (hidden && points === naturalWith)) continue;
      const likely = (chance * count) / remaining;
      const total = hard + points;
      const holdsAce = ace || points === 1;
      const best = holdsAce && total <= 11 ? total + 10 : total;
      if (best >= 17) odds[best > 21 ? 5 : best - 17]! += likely;
      else {
        left[points] = count - 1;
        draw(total, holdsAce, remaining - 1, likely, false);
        left[points] = count;
      }
    }
  };
  draw(up, up === 1, cards, 1, true);
  return odds;
}
