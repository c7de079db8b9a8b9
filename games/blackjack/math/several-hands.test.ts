import { describe, expect, it } from "vitest";
import { proveSideBets } from "../../kit/math/blackjack/side-bets.ts";
import { returns } from "../../kit/math/returns.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { dealtCards } from "../../kit/math/testing/dealt-cards.ts";
import { blackjack } from "./blackjack.ts";
import { blackjackRules } from "./rules.ts";
import { seatNumbers, spotOf } from "./seats.ts";
import type { BlackjackTableMove, BlackjackView } from "./state.ts";

type Chips = Record<string, number>;

/** Plays chips such as `{ "main:1": 100 }`. Each round of cards goes to hands 1 to 5 and then to the dealer. */
function play(chips: Chips, cards: string, ...moves: BlackjackTableMove[]) {
  const random = dealtCards(cards);
  const bet = blackjack.bet.parse({ bets: Object.entries(chips).map(([spot, stake]) => ({ spot, stake })) });
  let step = blackjack.begin(bet, random);
  let staked = blackjack.stakeOf(bet);
  let win = step.win;
  for (const kind of moves) {
    const cost = blackjack.costOf!(step.state, { kind });
    if (cost === null) throw new Error(`${kind} is not allowed`);
    staked += cost;
    step = blackjack.act!(step.state, { kind }, random);
    win += step.win;
  }
  return { done: step.done, staked, win, view: blackjack.view(step.state) as BlackjackView };
}

const outcomesOf = ({ hands }: BlackjackView) => hands.map(({ seat, outcome, win }) => [seat, outcome, win]);
const allowedIn = ({ allowed }: BlackjackView) => allowed.map(({ kind }) => kind);

describe("several hands", () => {
  it("are dealt in turn, played from the lowest number, and paid by their own stakes", () => {
    const cards = "TS 5H 9H 6C TH 6H 9C TD TC 5S";
    const opened = play({ "main:4": 300, "main:1": 100, "main:3": 200 }, cards);
    expect(opened.view.hands.map(({ seat, cards }) => [seat, ...cards])).toEqual([
      [1, "TS", "TH"],
      [3, "5H", "6H"],
      [4, "9H", "9C"],
    ]);
    const { view, done, staked, win } = play(
      { "main:4": 300, "main:1": 100, "main:3": 200 },
      cards,
      "stand",
      "double",
      "stand",
    );
    expect(done).toBe(true);
    expect(staked).toBe(800);
    expect(outcomesOf(view)).toEqual([
      [1, "lose", 0],
      [3, "push", 400],
      [4, "lose", 0],
    ]);
    expect(win).toBe(400);
  });

  it("can each be split, up to four hands, without moving to another seat", () => {
    const { view } = play(
      { "main:1": 100, "main:2": 100 },
      "8S 9H 6C 8H 9C TD 2C 3C 2D 3D",
      "split",
      "stand",
      "stand",
    );
    expect(view.hands.map(({ seat }) => seat)).toEqual([1, 1, 2]);
    expect(view.hands[view.active!]!.seat).toBe(2);
    expect(allowedIn(view)).toContain("split");
  });

  it("are insured one by one, or not at all", () => {
    const chips = { "main:1": 100, "main:2": 200, "main:3": 300 };
    const cards = "9S 9H 8C AD 9C 9D 8D KD";
    const asked = play(chips, cards, "insure");
    expect(allowedIn(asked.view)).toEqual(["insure", "decline", "declineAll"]);
    expect(asked.view.allowed[0]).toEqual({ kind: "insure", cost: 100 });
    const insured = play(chips, cards, "insure", "declineAll");
    expect(insured).toMatchObject({ done: true, staked: 650, win: 150 });
    expect(insured.view.seats.map(({ insurance }) => insurance.state)).toEqual([
      "taken",
      "declined",
      "declined",
    ]);
    expect(play(chips, cards, "decline", "insure", "insure")).toMatchObject({ staked: 850, win: 750 });
  });

  it("keep a natural, which is not played", () => {
    const { view, win } = play({ "main:1": 100, "main:2": 100 }, "AS 9H 6C KS 9C TD 9D", "stand");
    expect(outcomesOf(view)).toEqual([
      [1, "blackjack", 250],
      [2, "win", 200],
    ]);
    expect(win).toBe(450);
  });

  it("are refused with side bets but no main bet, with unknown spots and with a spot used twice", () => {
    const chips = (...spots: string[]) => ({ bets: spots.map((spot) => ({ spot, stake: 100 })) });
    expect(blackjack.bet.safeParse(chips("main:1", "pairs:1", "poker:1")).success).toBe(true);
    for (const wrong of [
      chips(),
      chips("pairs:1"),
      chips("main:1", "pairs:2"),
      chips("main:6"),
      chips("main:1", "main:1"),
      { stake: 100, ...chips("main:1") },
    ])
      expect(blackjack.bet.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  });
});

describe("side bets", () => {
  it("are paid with the opening deal, each hand for itself", () => {
    const chips = {
      "main:1": 100,
      "pairs:1": 20,
      "poker:1": 10,
      "main:2": 100,
      "pairs:2": 20,
      "poker:2": 10,
    };
    const { done, win, view } = play(chips, "7S TC 7S 7S TS TD");
    expect(done).toBe(false);
    expect(win).toBe(20 * 26 + 10 * 101 + 20 * 13);
    expect(view.seats.map(({ sides }) => sides)).toEqual([
      [
        { spot: "pairs", stake: 20, kind: "perfect", win: 520 },
        { spot: "poker", stake: 10, kind: "suitedTrips", win: 1_010 },
      ],
      [
        { spot: "pairs", stake: 20, kind: "coloured", win: 260 },
        { spot: "poker", stake: 10, kind: null, win: 0 },
      ],
    ]);
  });

  it("are paid even if the dealer has blackjack", () => {
    expect(play({ "main:1": 100, "pairs:1": 10 }, "9S AH 9H KD", "decline")).toMatchObject({
      done: true,
      win: 70,
    });
  });

  it("return what is stated, which is exact", () => {
    const { pairs, poker } = proveSideBets(blackjackRules.decks);
    const { bets: stated } = returns.blackjack!;
    expect(stated).toMatchObject({
      pairs: Number((100 * pairs).toFixed(4)),
      "21+3": Number((100 * poker).toFixed(4)),
    });
    const random = simulationSource(62);
    const rounds = 3_000;
    const bets = seatNumbers.flatMap((seat) =>
      (["main", "pairs", "poker"] as const).map((kind) => ({ spot: spotOf(kind, seat), stake: 2 })),
    );
    const won = { pairs: 0, poker: 0 };
    for (let round = 0; round < rounds; round++)
      for (const { sides } of blackjack.begin({ bets }, random).state.seats)
        for (const { spot, win } of sides) won[spot] += win;
    const staked = rounds * seatNumbers.length * 2;
    // The payouts of both side bets have a standard deviation of about four stakes.
    const within = (4 * 4) / Math.sqrt(rounds * seatNumbers.length);
    expect(Math.abs(won.pairs / staked - pairs)).toBeLessThan(within);
    expect(Math.abs(won.poker / staked - poker)).toBeLessThan(within);
  });
});

describe("late surrender", () => {
  it("returns half the stake, after the dealer has checked for a natural", () => {
    const { done, win, view } = play({ "main:1": 100 }, "TS TH 6S 5D", "surrender");
    expect({ done, win }).toEqual({ done: true, win: 50 });
    expect(view.hands[0]).toMatchObject({ outcome: "surrender", win: 50 });
    // The dealer does not draw against surrendered hands.
    expect(view.dealer.cards).toEqual(["TH", "5D"]);
    expect(play({ "main:1": 100 }, "TS TH 6S AD")).toMatchObject({ done: true, win: 0 });
  });

  it("is possible only with the first two cards of a hand that was not split", () => {
    expect(allowedIn(play({ "main:1": 100 }, "2S TH 6S 9D").view)).toContain("surrender");
    expect(allowedIn(play({ "main:1": 100 }, "2S TH 6S 9D 3S", "hit").view)).not.toContain("surrender");
    expect(allowedIn(play({ "main:1": 100 }, "8S TH 8H 9D 3S 4S", "split").view)).not.toContain("surrender");
    expect(allowedIn(play({ "main:1": 100 }, "TS AH 6S 9D").view)).not.toContain("surrender");
  });

  it("leaves the other hands in play", () => {
    const { view, win } = play({ "main:1": 100, "main:2": 100 }, "TS 9H TH 6S 9C 7D", "surrender", "stand");
    expect(outcomesOf(view)).toEqual([
      [1, "surrender", 50],
      [2, "win", 200],
    ]);
    expect(win).toBe(250);
  });
});
