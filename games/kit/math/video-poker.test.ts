import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCard } from "./cards.ts";
import { rankJacks } from "./jacks-hands.ts";
import { proveDoubleUp } from "./prove-video-poker.ts";
import type { RandomSource } from "./random-source.ts";
import { simulationSource } from "./simulation-source.ts";
import { type VideoPokerRules, type VideoPokerView, videoPokerGame } from "./video-poker.ts";
import { DOUBLES_MAX, outcomeOf } from "./video-poker-double-up.ts";

const rules: VideoPokerRules = {
  slug: "jacks-or-better",
  pays: {
    royalFlush: 800,
    straightFlush: 50,
    fourOfAKind: 25,
    fullHouse: 9,
    flush: 6,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 2,
    jacksOrBetter: 1,
  },
  rank: rankJacks,
};
const math = videoPokerGame(rules);
const keepAll = { kind: "draw" as const, hold: [true, true, true, true, true] };
const stateWith = (
  cards: string,
  bet: { stake: number; coins?: number; hands?: number; doubleUp?: boolean },
) => ({
  ...bet,
  cards: cards.split(" ").map(parseCard),
  held: null,
  win: 0,
});
/** A random source that returns the given numbers in order. */
const drawing = (...numbers: number[]): RandomSource => ({ below: () => numbers.shift()! });
const royal = "TS JS QS KS AS";

describe("coins", () => {
  it("pays a royal flush in full only with five coins", () => {
    const win = (coins?: number) =>
      math.act!(stateWith(royal, { stake: 500, ...(coins && { coins }) }), keepAll, drawing()).win;
    expect([win(1), win(4), win(5), win()]).toEqual([125_000, 125_000, 400_000, 400_000]);
  });

  it("accepts only stakes of whole coins for every hand", () => {
    const accepts = (bet: object) => math.bet.safeParse(bet).success;
    expect(accepts({ stake: 150, coins: 5, hands: 10 })).toBe(true);
    expect(accepts({ stake: 120, coins: 5, hands: 10 })).toBe(false);
    expect(accepts({ stake: 100, coins: 6 })).toBe(false);
    expect(accepts({ stake: 100, hands: 2 })).toBe(false);
  });
});

describe("several hands", () => {
  it("return the same as one, over every draw of three hands", () => {
    const bet = { stake: 3, hands: 3 };
    const hold = [true, true, true, true, false];
    let total = 0;
    let single = 0;
    for (let first = 0; first < 47; first++) {
      single += 3 * oneCardDraw(first);
      for (let second = 0; second < 47; second++)
        for (let third = 0; third < 47; third++) {
          const state = stateWith("TS JS QS KS 2H", bet);
          total += math.act!(state, { kind: "draw", hold }, drawing(first, second, third)).win;
        }
    }
    expect(total / 47 ** 3).toBeCloseTo(single / 47, 9);
  });

  const oneCardDraw = (pick: number): number => {
    const hold = [true, true, true, true, false];
    return math.act!(stateWith("TS JS QS KS 2H", { stake: 1 }), { kind: "draw", hold }, drawing(pick)).win;
  };

  it("keep the held cards and never repeat a card within a hand or from the deal", () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(1, 3, 5, 10),
        fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
        (seed, hands, hold) => {
          const random = simulationSource(seed + 1);
          const begun = math.begin({ stake: 50 * hands, coins: 5, hands }, random).state;
          const { state, win } = math.act!(begun, { kind: "draw", hold }, random);
          const view = math.view(state) as VideoPokerView;
          expect(view.hands).toHaveLength(hands);
          expect(view.hands.reduce((sum, hand) => sum + hand.win, 0)).toBe(win);
          const dealt = (math.view(begun) as VideoPokerView).cards;
          for (const { cards } of view.hands) {
            expect(new Set([...cards, ...dealt]).size).toBe(5 + hold.filter((held) => !held).length);
            for (const [place, held] of hold.entries()) if (held) expect(cards[place]).toBe(dealt[place]);
          }
        },
      ),
    );
  });
});

describe("double-up", () => {
  const offered = (cards = "JS JH 2D 3C 4S", bet = { stake: 100, doubleUp: true }) =>
    math.act!(stateWith(cards, bet), keepAll, drawing());

  it("returns exactly what is at risk, for a colour and for a higher card", () => {
    for (const colour of ["red", "black"] as const) expect(proveDoubleUp({ kind: "colour", colour })).toBe(1);
    for (let pick = 0; pick < 4; pick++) expect(proveDoubleUp({ kind: "higher", pick })).toBe(1);
  });

  it("compares the picked card with the dealer's, aces high", () => {
    const cards = ["KS", "AH", "2D", "KC", "QS"].map(parseCard);
    const outcomes = [0, 1, 2, 3].map((pick) => outcomeOf({ kind: "higher", pick }, cards));
    expect(outcomes).toEqual(["won", "lost", "tied", "lost"]);
  });

  it("pays nothing until the win is collected, then exactly once", () => {
    const step = offered();
    expect(step).toMatchObject({ win: 0, done: false, state: { win: 100, isOffered: true } });
    const collected = math.act!(step.state, { kind: "collect" }, drawing());
    expect(collected).toMatchObject({ win: 100, done: true });
    expect(math.costOf!(collected.state, { kind: "collect" })).toBeNull();
  });

  it("doubles on the right colour and ends the round on the wrong one", () => {
    const heart = drawing(parseCard("5H"));
    const won = math.act!(offered().state, { kind: "colour", colour: "red" }, heart);
    expect(won).toMatchObject({ win: 0, done: false, state: { win: 200 } });
    const lost = math.act!(won.state, { kind: "colour", colour: "black" }, drawing(parseCard("5H")));
    expect(lost).toMatchObject({ win: 0, done: true, state: { win: 0 } });
    expect((math.view(lost.state) as VideoPokerView).doubles.map(({ outcome }) => outcome)).toEqual([
      "won",
      "lost",
    ]);
  });

  it("keeps the win on a tie", () => {
    // The draw deals the king of spades to the dealer, then the king of hearts as the first of the player's four cards.
    const step = math.act!(offered().state, { kind: "higher", pick: 0 }, drawing(12, 24, 0, 0, 0));
    expect(step).toMatchObject({ done: false, state: { win: 100 } });
  });

  it(`ends after ${DOUBLES_MAX} double-ups with the win paid`, () => {
    let step = offered();
    for (let times = 0; times < DOUBLES_MAX; times++) {
      expect(step.done).toBe(false);
      step = math.act!(step.state, { kind: "colour", colour: "red" }, drawing(parseCard("5H")));
    }
    expect(step).toMatchObject({ win: 3200, done: true });
  });

  it("never exceeds the top prize of the pay table", () => {
    expect(offered(royal)).toMatchObject({ win: 80_000, done: true });
    let step = offered("9S TS JS QS KS");
    while (!step.done)
      step = math.act!(step.state, { kind: "colour", colour: "red" }, drawing(parseCard("5H")));
    expect(step.win).toBe(80_000);
  });

  it("is collected for a player who leaves", () => {
    const { state } = offered();
    expect(math.abandon!(state)).toEqual([{ kind: "collect" }]);
  });
});

it("plays a bet of only a stake with the draws and wins of version 1", () => {
  const begun = math.begin({ stake: 100 }, simulationSource(5));
  expect(Object.keys(begun.state).toSorted()).toEqual(["cards", "held", "stake", "win"]);
  const step = math.act!(
    stateWith("JS JH 2D 3C 4S", { stake: 100 }),
    { kind: "draw", hold: [true, true, false, false, false] },
    drawing(0, 0, 0),
  );
  expect(step.state.cards.slice(2)).toEqual(["AS", "2S", "3S"].map(parseCard));
  expect(step).toMatchObject({ win: 100, done: true });
});
