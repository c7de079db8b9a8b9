import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { basicStrategy } from "../../kit/math/blackjack/basic-strategy.ts";
import { type BlackjackMove, blackjackMoves } from "../../kit/math/blackjack/blackjack-odds.ts";
import { isNatural, pointsOf, totalOf } from "../../kit/math/blackjack/hand.ts";
import { parseCard } from "../../kit/math/cards.ts";
import { returns } from "../../kit/math/returns.ts";
import type { Choice, PlayedBet } from "../../kit/math/shared-game.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { type Deal, dealSeats, type ShownDeal } from "./deal-seats.ts";
import { type SeatBet, seatBet } from "./seat-bet.ts";
import type { SeatAction } from "./seat-hands.ts";
import { INSURANCE_WINDOW, SEATS, seatNumbers, seatOf, windowOf } from "./seat-windows.ts";
import { costOfDecision, playBefore, sevenSeatBlackjackTable } from "./seven-seat-blackjack-table.ts";

const { choices: windows, seats: rules } = sevenSeatBlackjackTable;
const cards = (codes: string): number[] => codes.split(" ").filter(Boolean).map(parseCard);

/** A round in which one seat has these cards; the others have the lowest cards. */
function deal(seat: number, player: string, dealer: string, draws = ""): Deal {
  const seats = seatNumbers.map(() => ({ player: cards("2C 3C"), draws: cards("2D 2H") }));
  seats[seat - 1] = { player: cards(player), draws: cards(draws) };
  return { seats, dealer: cards(dealer) };
}
const on = (seat: number, stake = 100, more: Partial<SeatBet> = {}): SeatBet => ({
  seat,
  behind: false,
  raises: false,
  bets: [{ spot: "main", stake }],
  ...more,
});
const chosen = (seat: number, ...moves: (BlackjackMove | SeatAction)[]): Choice[] =>
  moves.map((move, at) => ({
    window: windowOf(seat, at + 1),
    action: typeof move === "string" ? { kind: move } : move,
  }));
const insured = { window: INSURANCE_WINDOW, action: { kind: "insure" } };

describe("a hand at a seat", () => {
  it.each([
    ["a natural pays three to two", deal(3, "AS KH", "9D 8C"), [], 250],
    ["a natural against a natural is returned", deal(3, "AS KH", "AD QC"), [], 100],
    ["standing on more than the dealer wins", deal(3, "TS 9H", "TD 8C"), chosen(3, "stand"), 200],
    ["over 21 loses", deal(3, "TS 6H", "6D TC KD", "KS"), chosen(3, "hit"), 0],
    ["doubling pays twice the stake", deal(3, "6S 5H", "6D TC KD", "2S"), chosen(3, "double"), 400],
    [
      "split hands get their cards together and are played one after the other",
      deal(3, "8S 8H", "TD 8C", "3S TC KC"),
      chosen(3, "split", "hit", "stand"),
      300,
    ],
    ["split aces get one card each", deal(3, "AS AH", "TD 8C", "KS 5C"), chosen(3, "split"), 200],
    ["a missed decision stands", deal(3, "TS 2H", "6D TC KD", "9S"), [], 200],
    [
      "a missed decision stands on both hands",
      deal(3, "9S 9H", "6D TC KD", "2S 3C"),
      chosen(3, "split"),
      400,
    ],
    ["insurance pays on a dealer's natural", deal(3, "TS 9H", "AD KC"), [insured], 150],
    ["decisions of other seats do not count", deal(3, "TS 2H", "6D TC KD", "KS"), chosen(2, "hit"), 200],
  ] as const)("%s", (_name, round, choices, win) => {
    expect(sevenSeatBlackjackTable.winOf(null, on(3), round, choices)).toBe(win);
  });

  it("settles pairs and 21+3 on the seat's own cards", () => {
    const bets = ["main", "pairs", "poker"].map((spot) => ({ spot, stake: 100 }));
    // A coloured pair pays 12 to 1, and three sevens of different suits 30 to 1.
    const round = deal(5, "7H 7D", "7C TD", "");
    expect(sevenSeatBlackjackTable.winOf(null, on(5, 100, { bets }), round, chosen(5, "stand"))).toBe(4_400);
  });
});

describe("a bet behind a seat", () => {
  const behind = on(3, 100, { behind: true, raises: true });
  const follow = (round: Deal, move: BlackjackMove, bet = behind, made: Choice[] = []) =>
    rules!.follow(bet, made, round, { window: windowOf(3, made.length + 1), action: { kind: move } });

  it("follows a draw as it is, and pays for a double or a split only if it may", () => {
    const round = deal(3, "8S 8H", "6D TC KD", "3S TC");
    expect(follow(round, "hit")).toEqual({ raised: null, plain: { kind: "hit" } });
    for (const kind of ["double", "split"] as const) {
      const plain = { kind, isRaised: false };
      expect(follow(round, kind)).toEqual({ raised: { action: { kind }, costMinor: 100 }, plain });
      expect(follow(round, kind, { ...behind, raises: false })).toEqual({ raised: null, plain });
    }
    expect(rules!.follow(behind, [], round, insured)).toBeNull();
  });

  it("without raising, keeps its stake on the doubled hand, or on the first of two", () => {
    const doubled = deal(3, "6S 5H", "6D TC KD", "2S");
    expect(
      sevenSeatBlackjackTable.winOf(null, behind, doubled, chosen(3, { kind: "double", isRaised: false })),
    ).toBe(200);
    // The first hand wins with 18, and the second loses with 12 against 17.
    const split = deal(3, "8S 8H", "TD 7C", "TC 4S");
    const made = chosen(3, { kind: "split", isRaised: false }, "stand", "stand");
    expect(sevenSeatBlackjackTable.winOf(null, behind, split, made)).toBe(200);
    expect(sevenSeatBlackjackTable.winOf(null, behind, split, chosen(3, "split", "stand", "stand"))).toBe(
      200,
    );
    // A hand without a stake costs nothing to double.
    expect(follow(split, "double", behind, made.slice(0, 2))?.raised).toBeNull();
  });

  it("decides nothing itself except insurance", () => {
    const round = deal(3, "TS 6H", "AD 8C", "KS");
    expect(windows!.awaits(behind, [], round, windowOf(3, 1))).toBe(false);
    expect(
      windows!.costOf(behind, [], round, { window: windowOf(3, 1), action: { kind: "hit" } }),
    ).toBeNull();
    expect(windows!.awaits(behind, [], round, INSURANCE_WINDOW)).toBe(true);
    expect(windows!.costOf(behind, [], round, insured)).toBe(50);
  });
});

/** Plays the decision windows as the table does: opens the next one in which a bet has a choice to make. */
function playRound(
  round: Deal,
  bets: PlayedBet<SeatBet>[],
  choose: (
    bet: PlayedBet<SeatBet>,
    options: readonly BlackjackMove[],
    window: number,
  ) => BlackjackMove | null,
): { asked: number[]; staked: number } {
  const { awaits, firstWindow, windowsAfter, costOf } = windows!;
  const asked: number[] = [];
  let staked = 0;
  const first = firstWindow(round);
  let next: readonly number[] = [first, ...windowsAfter!(first)];
  for (;;) {
    const window = next.find((one) => bets.some(({ bet, choices }) => awaits(bet, choices, round, one)));
    if (window === undefined) return { asked, staked };
    asked.push(window);
    for (const placed of bets) {
      if (!awaits(placed.bet, placed.choices, round, window)) continue;
      const options = blackjackMoves.filter(
        (kind) => costOf(placed.bet, placed.choices, round, { window, action: { kind } }) !== null,
      );
      const kind = choose(placed, options, window);
      if (kind === null) continue;
      const choice = { window, action: { kind } };
      staked += costOf(placed.bet, placed.choices, round, choice)!;
      placed.choices = [...placed.choices, choice];
    }
    next = windowsAfter!(window);
  }
}

const placed = (bet: SeatBet): PlayedBet<SeatBet> => ({ bet, choices: [] });

test("the seats decide one after another, and a round always ends", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.subarray([...seatNumbers], { minLength: 1 }),
      fc.array(fc.nat(), { maxLength: 80 }),
      (seed, taken, picks) => {
        const round = dealSeats(simulationSource(seed));
        const all = [...round.dealer, ...round.seats.flatMap(({ player, draws }) => [...player, ...draws])];
        expect(new Set(all).size).toBe(all.length);
        const bets = taken.map((seat) => placed(on(seat)));
        let count = 0;
        const { asked, staked } = playRound(round, bets, (_bet, options) => {
          const pick = picks[count++] ?? 0;
          return pick % 7 === 6 ? null : options[pick % options.length]!;
        });
        expect(asked).toEqual(asked.toSorted((one, other) => one - other));
        expect(asked.every((window) => window === 0 || taken.includes(seatOf(window)))).toBe(true);
        const wins = bets.map(({ bet, choices }) => sevenSeatBlackjackTable.winOf(null, bet, round, choices));
        expect(wins.every(Number.isInteger)).toBe(true);
        const total = wins.reduce((sum, win) => sum + win, 0);
        expect(total).toBeLessThanOrEqual((taken.length * 100 + staked) * 2.5);
      },
    ),
    { numRuns: 300 },
  );
});

test("a follower who raises wins what the seat wins, share by share", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(fc.nat(), { maxLength: 40 }),
      (seed, picks) => {
        const round = dealSeats(simulationSource(seed));
        const leader = placed(on(1));
        let count = 0;
        playRound(round, [leader], (_bet, options, window) =>
          window === 0 ? "decline" : options[(picks[count++] ?? 0) % options.length]!,
        );
        const bet = on(1, 40, { behind: true, raises: true });
        let stake = 40;
        const made: Choice[] = [];
        for (const choice of leader.choices) {
          const following = rules!.follow(bet, made, round, choice);
          if (following === null) continue;
          stake += following.raised?.costMinor ?? 0;
          made.push({ window: choice.window, action: following.raised?.action ?? following.plain });
        }
        const win = sevenSeatBlackjackTable.winOf(null, bet, round, made);
        const led = sevenSeatBlackjackTable.winOf(null, leader.bet, round, leader.choices);
        expect(win * 5).toBe(led * 2);
        expect(win).toBeLessThanOrEqual(stake * 2.5);
      },
    ),
    { numRuns: 300 },
  );
});

test("a window shows drawn cards only, and none of a seat without a bet", () => {
  const round = dealSeats(simulationSource(8));
  const bets = [placed(on(2)), placed(on(5)), placed(on(5, 100, { behind: true }))];
  playRound(round, bets, (_bet, options, window) => {
    const shown = windows!.shownIn(round, window, bets) as ShownDeal;
    expect(shown.dealer).toEqual(round.dealer.slice(0, 1));
    for (const seat of seatNumbers) {
      const holder = bets.find(({ bet }) => bet.seat === seat && !bet.behind);
      const cardsShown = shown.seats[seat - 1]!;
      if (!holder) {
        expect(cardsShown).toBeNull();
        continue;
      }
      const { hands } = playBefore(holder.bet, holder.choices, round, window);
      const open = hands.flatMap((hand) => hand.cards).toSorted();
      expect([...cardsShown.player, ...cardsShown.draws].toSorted()).toEqual(open);
      // The cards that are shown are enough to determine the possible moves.
      for (const kind of blackjackMoves)
        expect(costOfDecision(holder.bet, holder.choices, shown, { window, kind })).toBe(
          costOfDecision(holder.bet, holder.choices, round, { window, kind }),
        );
    }
    return options.includes("hit") ? "hit" : "decline";
  });
});

test("basic strategy returns the proven figure at every seat of a full table", () => {
  const random = simulationSource(1343);
  const rounds = 6_000;
  const gains = seatNumbers.map(() => ({ sum: 0, squares: 0 }));
  for (let count = 0; count < rounds; count++) {
    const round = dealSeats(random);
    const bets = seatNumbers.map((seat) => placed(on(seat, 2)));
    const staked = seatNumbers.map(() => 2);
    playRound(round, bets, ({ bet, choices }, options, window) => {
      const move = chartMove(round, bet, choices, options, window);
      staked[bet.seat - 1]! += costOfDecision(bet, choices, round, { window, kind: move })!;
      return move;
    });
    bets.forEach(({ bet, choices }, at) => {
      const gain = (sevenSeatBlackjackTable.winOf(null, bet, round, choices) - staked[at]!) / 2;
      gains[at]!.sum += gain;
      gains[at]!.squares += gain * gain;
    });
  }
  const proven = returns["seven-seat-blackjack"]!.returnToPlayer;
  expect(proven).toBe(returns["live-blackjack"]!.returnToPlayer);
  for (const { sum, squares } of gains) {
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(1 + mean - proven / 100)).toBeLessThan(4 * error);
  }
});

function chartMove(
  round: Deal,
  bet: SeatBet,
  choices: readonly Choice[],
  options: readonly BlackjackMove[],
  window: number,
): BlackjackMove {
  if (window === INSURANCE_WINDOW) return "decline";
  expect(isNatural(round.dealer)).toBe(false);
  const { hands, active } = playBefore(bet, choices, round, window);
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

test("a bet is on one of seven seats, and a bet behind has no side bets", () => {
  const chip = (spot: string) => ({ spot, stake: 100 });
  const takes = (more: object) => seatBet.safeParse({ ...on(1), ...more }).success;
  expect(takes({})).toBe(true);
  expect(takes({ seat: SEATS })).toBe(true);
  expect(takes({ seat: SEATS + 1 })).toBe(false);
  expect(takes({ bets: ["main", "pairs", "poker"].map(chip) })).toBe(true);
  expect(takes({ bets: [chip("pairs")] })).toBe(false);
  expect(takes({ bets: [chip("main"), chip("main")] })).toBe(false);
  expect(takes({ behind: true })).toBe(true);
  expect(takes({ behind: true, bets: [chip("main"), chip("pairs")] })).toBe(false);
});
