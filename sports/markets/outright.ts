import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { Chance } from "../bets/cash-out.ts";
import { deadHeat, LOST, type Settlement, VOID } from "../bets/settlement.ts";
import { pick } from "../model/distributions.ts";
import type { Strength } from "../model/sport.ts";
import type { Price } from "../odds/price.ts";
import { applyMargin } from "./margin.ts";
import type { Margin } from "./market.ts";

/** A participant of an outright market: who wins a competition, and who is among the first. */
export interface Runner {
  readonly id: string;
  /** The chance of finishing first among those that are left, in proportion to the others' weights. */
  readonly weight: number;
}

/** How much more likely a participant is to win a whole season than the strength in one match says. */
const SEASON = 6;

export function runnerOf(participant: { id: string; strength: Strength }): Runner {
  const { attack, defence } = participant.strength;
  return { id: participant.id, weight: Math.exp(SEASON * (attack + defence)) };
}

export const outrightMargin: Margin = { method: "power", permille: 150, winners: 1 };

export interface PricedRunner {
  readonly id: string;
  readonly win: Chance;
  /** Among the first `places`. */
  readonly place: Chance;
  readonly price?: Price;
}

/**
 * Prices of finishing first, and the chances of a place for each-way bets. The ranking is drawn place by
 * place from the participants that are left, by weight (Plackett and Luce, known as Harville at the races).
 */
export function priceOutright(runners: readonly Runner[], places: number): PricedRunner[] {
  const total = runners.reduce((sum, { weight }) => sum + weight, 0);
  const wins = runners.map(({ weight }) => weight / total);
  const placed = placeChances(wins, Math.min(places, runners.length));
  const prices = applyMargin(wins, outrightMargin);
  return runners.map(({ id }, i) => ({
    id,
    win: { won: wins[i]!, returned: 0 },
    place: { won: placed[i]!, returned: 0 },
    ...(prices[i] !== undefined && { price: prices[i] }),
  }));
}

/** A full ranking, drawn from the same distribution. */
export function drawRanking(runners: readonly Runner[], random: RandomSource): string[] {
  const left = [...runners];
  const ranking: string[] = [];
  while (left.length > 0) {
    const [next] = left.splice(
      pick(
        left.map(({ weight }) => weight),
        random,
      ),
      1,
    );
    ranking.push(next!.id);
  }
  return ranking;
}

/** A final ranking: groups of participants with equal rank, the best first. */
export type Ranking = readonly (readonly string[])[];

/**
 * The settlement of a participant for the first `places`: 1 for the winner. A tie for the last of them is
 * a dead heat. A participant that is not ranked did not take part, and bets on it are void.
 */
export function settlePlace(id: string, ranking: Ranking, places: number): Settlement {
  let before = 0;
  for (const group of ranking) {
    if (group.includes(id)) return before >= places ? LOST : deadHeat(places - before, group.length);
    before += group.length;
  }
  return VOID;
}

function placeChances(wins: readonly number[], places: number): number[] {
  const chances = wins.map(() => 0);
  const taken = new Set<number>();
  const follow = (p: number, left: number, places: number): void => {
    if (places === 0) return;
    wins.forEach((win, i) => {
      if (taken.has(i)) return;
      const q = (p * win) / left;
      chances[i]! += q;
      taken.add(i);
      follow(q, left - win, places - 1);
      taken.delete(i);
    });
  };
  follow(1, 1, places);
  return chances;
}
