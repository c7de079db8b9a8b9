import { describe, expect, it } from "vitest";
import { basicStrategy } from "../../kit/math/blackjack/basic-strategy.ts";
import { hintFor } from "./hint.ts";
import { blackjackRules } from "./rules.ts";
import type { BlackjackTableMove, BlackjackView } from "./state.ts";
import { bestMoves, type SolvedHand } from "./testing/solve-blackjack.ts";

const codes = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T"];
const cardOf = (points: number, suit = "S") => `${codes[points - 1]}${suit}`;

/** A round in which one hand is to be played against an upcard. */
function view(cards: readonly number[], up: number, kinds: readonly BlackjackTableMove[]): BlackjackView {
  const hard = cards.reduce((sum, points) => sum + points, 0);
  const soft = hard <= 11 && cards.includes(1);
  return {
    dealer: { cards: [cardOf(up, "H"), null], total: up, soft: up === 1, blackjack: false },
    seats: [],
    hands: [
      {
        seat: 1,
        cards: cards.map((points) => cardOf(points)),
        total: soft ? hard + 10 : hard,
        soft,
        stake: 100,
        doubled: false,
        finished: false,
        outcome: null,
        win: 0,
      },
    ],
    active: 0,
    allowed: kinds.map((kind) => ({ kind, cost: kind === "double" || kind === "split" ? 100 : 0 })),
    done: false,
  };
}

/** Every hand of two cards that is not a natural, and every upcard. */
const starts = codes.flatMap((_, first) =>
  codes.slice(first).flatMap((_, second) =>
    codes.flatMap((_, up) => {
      const cards = [first + 1, first + 1 + second];
      return cards[0] === 1 && cards[1] === 10 ? [] : [{ cards, up: up + 1 }];
    }),
  ),
);

const kindsFor = ([one, other]: readonly number[]): BlackjackTableMove[] =>
  one === other ? ["hit", "stand", "double", "split", "surrender"] : ["hit", "stand", "double", "surrender"];

describe("the hint", () => {
  it("is the move of the strategy whose return is published", () => {
    expect(starts.length).toBe(540);
    for (const { cards, up } of starts) {
      const shown = view(cards, up, kindsFor(cards));
      const { total, soft } = shown.hands[0]!;
      const pairOf = cards[0] === cards[1] ? cards[0]! : null;
      const hand = { total, soft, pairOf, canDouble: true, canSplit: pairOf !== null, canSurrender: true };
      expect(
        hintFor(shown, () => true),
        `${cards} against ${up}`,
      ).toBe(basicStrategy(hand, up));
    }
  });

  it("is the move with the best return, as a solver finds it", () => {
    const differences: string[] = [];
    for (const { cards, up } of starts) {
      if (cards[0] === cards[1]) continue;
      const hand: SolvedHand = { cards: cards as [number, number], up };
      const hint = hintFor(view(cards, up, kindsFor(cards)), () => true)!;
      const returns = bestMoves(hand, blackjackRules);
      const best = Math.max(...Object.values(returns));
      // The strategy chart considers a hand's total, not its cards, which costs up to 0.012 of the stake in rare
      // hands.
      if (best - returns[hint as keyof typeof returns]! > 0.012)
        differences.push(`${cards} against ${up}: ${hint}`);
    }
    expect(differences).toEqual([]);
  });

  it("declines insurance, for all hands at once if there are several", () => {
    expect(hintFor(view([9, 10], 1, ["insure", "decline"]), () => true)).toBe("decline");
    expect(hintFor(view([9, 10], 1, ["insure", "decline", "declineAll"]), () => true)).toBe("declineAll");
  });

  it("recommends only moves that are allowed and that the player can pay for", () => {
    const all = kindsFor([8, 8]);
    expect(hintFor(view([8, 8], 10, all), () => true)).toBe("split");
    expect(hintFor(view([8, 8], 10, all), (cost) => cost === 0)).toBe("surrender");
    expect(hintFor(view([10, 6], 10, ["hit", "stand"]), () => true)).toBe("hit");
    expect(hintFor(view([1, 7], 6, ["hit", "stand", "double"]), () => true)).toBe("double");
    expect(hintFor(view([1, 7], 6, ["hit", "stand", "double"]), (cost) => cost === 0)).toBe("stand");
    expect(hintFor({ ...view([10, 6], 10, []), active: null, done: true }, () => true)).toBeNull();
  });
});
