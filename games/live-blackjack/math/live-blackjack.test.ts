import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { basicStrategy } from "../../kit/math/blackjack/basic-strategy.ts";
import { type BlackjackMove, blackjackMoves } from "../../kit/math/blackjack/blackjack-odds.ts";
import { pointsOf, totalOf } from "../../kit/math/blackjack/hand.ts";
import { pairKindOf, pokerKindOf, proveSideBets } from "../../kit/math/blackjack/side-bets.ts";
import { insuranceReturn } from "../../kit/math/blackjack/table-proof.ts";
import { TABLE_DECKS } from "../../kit/math/blackjack/table-rules.ts";
import { DECK_SIZE, parseCard } from "../../kit/math/cards.ts";
import { returns } from "../../kit/math/returns.ts";
import type { Choice } from "../../kit/math/shared-game.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { awaitsMove, costOfMove, type Deal, playHands } from "./blackjack-hands.ts";
import { dealRound, liveBlackjackTable, settleBlackjack } from "./live-blackjack-table.ts";

const cards = (codes: string): number[] => codes.split(" ").filter(Boolean).map(parseCard);

/** A round with these cards. Only ranks and suits matter, so all cards come from the same deck. */
const deal = (player: string, dealer: string, draws = "", splitCard = "2C"): Deal => ({
  player: cards(player),
  dealer: cards(dealer),
  draws: cards(draws),
  splitCard: parseCard(splitCard),
});

const chosen = (...moves: (BlackjackMove | null)[]): Choice[] =>
  moves.flatMap((kind, at) => (kind === null ? [] : [{ window: at + 1, action: { kind } }]));
const insured = (kind: BlackjackMove): Choice => ({ window: 0, action: { kind } });

/**
 * Plays a strategy to the end of the round, one choice per decision window; returns the choices and the total staked.
 */
function playOut(
  round: Deal,
  stake: number,
  choose: (options: readonly BlackjackMove[], window: number) => BlackjackMove,
) {
  const choices: Choice[] = [];
  let staked = stake;
  let window = liveBlackjackTable.choices!.firstWindow(round);
  for (; awaitsMove(stake, round, choices, window); window++) {
    const options = blackjackMoves.filter(
      (move) => costOfMove(stake, round, choices, { window, move }) !== null,
    );
    const move = choose(options, window);
    staked += costOfMove(stake, round, choices, { window, move })!;
    choices.push({ window, action: { kind: move } });
  }
  return { choices, staked, windows: window };
}

describe("a hand", () => {
  it.each([
    ["a natural pays three to two", deal("AS KH", "9D 8C"), chosen(), 250],
    ["a natural against a natural is returned", deal("AS KH", "AD QC"), chosen(), 100],
    ["a dealer's natural beats 21 of three cards", deal("7S 7H", "TD AC", "7D"), chosen("hit"), 0],
    ["standing on more than the dealer wins", deal("TS 9H", "TD 8C"), chosen("stand"), 200],
    ["equal totals are returned", deal("TS 8H", "TD 8C"), chosen("stand"), 100],
    ["over 21 loses, whatever the dealer has", deal("TS 6H", "6D TC KD", "KS"), chosen("hit"), 0],
    [
      "doubling takes one card and pays twice the stake",
      deal("6S 5H", "6D TC KD", "2S"),
      chosen("double"),
      400,
    ],
    [
      "split hands are played one after the other",
      deal("8S 8H", "TD 8C", "3S KC 9D", "TC"),
      chosen("split", "hit", "stand"),
      300,
    ],
    [
      "split aces get one card each, and 21 pays even",
      deal("AS AH", "TD 8C", "KS", "5C"),
      chosen("split"),
      200,
    ],
    ["a player who misses a window stands", deal("TS 2H", "6D TC KD", "9S"), chosen(), 200],
    [
      "missing a window after a split stands on both hands",
      deal("9S 9H", "6D TC KD", "2S KS", "3C"),
      chosen("split"),
      400,
    ],
    ["insurance pays two to one on a dealer's natural", deal("TS 9H", "AD KC"), [insured("insure")], 150],
    ["insurance is lost otherwise", deal("TS 9H", "AD 8C"), [insured("insure"), ...chosen("stand")], 100],
  ] as const)("%s", (_name, round, choices, win) => {
    expect(settleBlackjack("main", 100, round, choices)).toBe(win);
  });

  it("offers what the rules allow", () => {
    const options = (round: Deal, choices: Choice[], window: number) =>
      blackjackMoves.filter((move) => costOfMove(100, round, choices, { window, move }) !== null);
    expect(options(deal("8S 8H", "6D TC"), [], 1)).toEqual(["hit", "stand", "double", "split"]);
    expect(options(deal("TS KH", "6D TC"), [], 1)).toContain("split");
    expect(options(deal("8S 7H", "6D TC", "2C"), chosen("hit"), 2)).toEqual(["hit", "stand"]);
    // After a split, doubling is possible, but another split is not.
    expect(options(deal("8S 8H", "6D TC", "8D"), chosen("split"), 2)).toEqual(["hit", "stand", "double"]);
    expect(options(deal("8S 7H", "AD TC"), [], 0)).toEqual(["insure", "decline"]);
    expect(options(deal("8S 7H", "6D TC"), [], 0)).toEqual([]);
    // A dealer's ten with an ace under it ends the round before anyone can raise the stake.
    expect(options(deal("6S 5H", "TD AC"), [], 1)).toEqual([]);
  });

  it("shows the card of a window to nobody before it has closed", () => {
    const round = dealRound(simulationSource(4));
    const { shownIn } = liveBlackjackTable.choices!;
    for (let window = 0; window < 5; window++) {
      const seen = shownIn(round, window, []) as Deal;
      expect(seen.dealer).toEqual(round.dealer.slice(0, 1));
      expect(seen.draws).toEqual(round.draws.slice(0, Math.max(0, window - 1)));
      // Which moves are possible depends only on visible cards, so offering them reveals nothing.
      for (const move of blackjackMoves) {
        const choices: Choice[] = [];
        if (window > 1) continue;
        const isNaturalHidden = totalOf(round.dealer.slice(0, 2)).total === 21;
        if (!isNaturalHidden)
          expect(costOfMove(100, seen, choices, { window, move })).toBe(
            costOfMove(100, round, choices, { window, move }),
          );
      }
    }
  });
});

test("whatever a player chooses, the round ends, money is whole, and the choices alone decide it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(fc.nat(), { maxLength: 60 }),
      (seed, picks) => {
        const round = dealRound(simulationSource(seed));
        expect(new Set([...round.player, ...round.dealer, ...round.draws, round.splitCard]).size).toBe(
          round.player.length + round.dealer.length + round.draws.length + 1,
        );
        const { choices, staked, windows } = playOut(
          round,
          100,
          (options, window) => options[(picks[window] ?? 0) % options.length]!,
        );
        expect(windows).toBeLessThanOrEqual(round.draws.length + 1);
        const { hands, isInsured } = playHands(100, round, choices);
        expect(hands.reduce((sum, hand) => sum + hand.stake, isInsured ? 50 : 0)).toBe(staked);
        const bet = { bets: [{ spot: "main", stake: 100 }] };
        const win = liveBlackjackTable.winOf(null, bet, round, choices);
        expect(Number.isInteger(win)).toBe(true);
        expect(win).toBeLessThanOrEqual(staked * 2.5);
      },
    ),
    { numRuns: 300 },
  );
});

describe("the published edges", () => {
  const edge = (returned: number) => Number((100 - 100 * returned).toFixed(4));

  it("of the side bets from eight decks, and of insurance", () => {
    const { pairs, poker } = proveSideBets(TABLE_DECKS);
    expect(edge(pairs)).toBe(4.0964);
    expect(edge(poker)).toBe(3.7039);
    expect(edge(insuranceReturn)).toBe(7.4699);
  });

  it("of basic strategy, as played in the windows of rounds", () => {
    const random = simulationSource(1341);
    const rounds = 15_000;
    let gain = 0;
    let squares = 0;
    for (let count = 0; count < rounds; count++) {
      const round = dealRound(random);
      const made: Choice[] = [];
      const { staked } = playOut(round, 2, (options, window) => {
        const move = chartMove(round, made, options, window);
        made.push({ window, action: { kind: move } });
        return move;
      });
      const one = (settleBlackjack("main", 2, round, made) - staked) / 2;
      gain += one;
      squares += one * one;
    }
    const mean = gain / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(1 + mean - returns["live-blackjack"]!.returnToPlayer / 100)).toBeLessThan(4 * error);
  });
});

function chartMove(
  round: Deal,
  made: Choice[],
  options: readonly BlackjackMove[],
  window: number,
): BlackjackMove {
  if (window === 0) return "decline";
  const { hands, active } = playHands(2, round, made, window);
  const hand = hands[active!]!;
  const canSplit = options.includes("split");
  return basicStrategy(
    {
      ...totalOf(hand.cards),
      pairOf: canSplit ? pointsOf(hand.cards[0]!) : null,
      canDouble: options.includes("double"),
      canSplit,
    },
    pointsOf(round.dealer[0]!),
  );
}

test("pairs and 21+3 know their hands", () => {
  const deck2 = (code: string) => parseCard(code) + DECK_SIZE;
  expect(pairKindOf([parseCard("7H"), deck2("7H")])).toBe("perfect");
  expect(pairKindOf(cards("7H 7D"))).toBe("coloured");
  expect(pairKindOf(cards("7H 7C"))).toBe("mixed");
  expect(pairKindOf(cards("TH JH"))).toBeNull();
  expect(pokerKindOf([parseCard("7H"), deck2("7H"), deck2("7H") + DECK_SIZE])).toBe("suitedTrips");
  expect(pokerKindOf(cards("7H 7D 7C"))).toBe("trips");
  expect(pokerKindOf(cards("QH AH KH"))).toBe("straightFlush");
  expect(pokerKindOf(cards("2H AC 3D"))).toBe("straight");
  expect(pokerKindOf(cards("KH AC 2D"))).toBeNull();
  expect(pokerKindOf(cards("2H 9H KH"))).toBe("flush");
});

test("a bet needs chips on the main spot, and each spot once", () => {
  const takes = (...spots: string[]) =>
    liveBlackjackTable.bet.safeParse({ bets: spots.map((spot) => ({ spot, stake: 100 })) }).success;
  expect(takes("main")).toBe(true);
  expect(takes("main", "pairs", "poker")).toBe(true);
  expect(takes("pairs")).toBe(false);
  expect(takes("main", "main")).toBe(false);
});
