import { describe, expect, it } from "vitest";
import { basicStrategy } from "../../kit/math/blackjack/basic-strategy.ts";
import { pointsOf, totalOf } from "../../kit/math/blackjack/hand.ts";
import { returns } from "../../kit/math/returns.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { dealtCards } from "../../kit/math/testing/dealt-cards.ts";
import { blackjack } from "./blackjack.ts";
import { seatNumbers, spotOf } from "./seats.ts";
import type { BlackjackState, BlackjackTableMove, BlackjackView } from "./state.ts";

/**
 * Cards in the order they are dealt: player, dealer's upcard, player, dealer's hole card, then further draws.
 */
function play(cards: string, ...moves: BlackjackTableMove[]) {
  const random = dealtCards(cards);
  let step = blackjack.begin({ stake: 100 }, random);
  let staked = 100;
  for (const kind of moves) {
    const cost = blackjack.costOf!(step.state, { kind });
    if (cost === null) throw new Error(`${kind} is not allowed`);
    staked += cost;
    step = blackjack.act!(step.state, { kind }, random);
  }
  return { ...step, staked, view: blackjack.view(step.state) as BlackjackView };
}

const allowed = (view: BlackjackView): string[] => view.allowed.map(({ kind }) => kind);

describe("a round of blackjack", () => {
  it("pays a natural three to two at once", () => {
    expect(play("AS 9H KS 7D")).toMatchObject({ done: true, win: 250 });
  });

  it("floors half a unit of a natural", () => {
    const step = blackjack.begin({ stake: 1 }, dealtCards("AS 9H KS 7D"));
    expect(step.win).toBe(2);
  });

  it("ends at once when the dealer's ten hides an ace", () => {
    expect(play("9S KH 9D AD")).toMatchObject({ done: true, win: 0 });
    expect(play("AS KH KD AD")).toMatchObject({ done: true, win: 100 });
  });

  it("offers insurance on an ace only, at half the stake, and pays it two to one", () => {
    const asked = play("9S AH 9D KD");
    expect(asked.done).toBe(false);
    expect(asked.view.seats[0]!.insurance).toMatchObject({ state: "offered", stake: 50 });
    expect(allowed(asked.view)).toEqual(["insure", "decline"]);
    expect(play("9S AH 9D KD", "insure")).toMatchObject({ done: true, win: 150, staked: 150 });
    expect(play("9S AH 9D KD", "decline")).toMatchObject({ done: true, win: 0 });
    expect(play("9S AH 9D 8D", "insure", "stand")).toMatchObject({ done: true, win: 0, staked: 150 });
  });

  it("lets the dealer stand on a soft seventeen", () => {
    expect(play("9S 6H 9D AD", "stand")).toMatchObject({ done: true, win: 200 });
  });

  it("doubles for one card", () => {
    const { win, staked, view } = play("6S 6H 5D TD KS 5C", "double");
    expect({ win, staked }).toEqual({ win: 200, staked: 200 });
    expect(view.hands[0]).toMatchObject({ total: 21, doubled: true, outcome: "push" });
  });

  it("does not let the dealer draw against hands that are all bust", () => {
    const { view, win } = play("TS 6H 6D TD KS", "hit");
    expect(win).toBe(0);
    expect(view.dealer.cards).toEqual(["6H", "TD"]);
  });

  it("splits to four hands and no further, and doubles after a split", () => {
    const { view } = play("8S 6H 8D TD 8H 8C 2S 3S", "split", "split");
    expect(view.hands).toHaveLength(3);
    const four = play("8S 6H 8D TD 8H 8C 2S 3S 9S 8S 9D", "split", "split", "double", "stand", "split");
    expect(four.view.hands).toHaveLength(4);
    expect(allowed(four.view)).not.toContain("split");
  });

  it("gives split aces one card each, and no natural", () => {
    const { done, view, win } = play("AS 6H AD TD KS 5C 2C", "split");
    expect(done).toBe(true);
    expect(view.hands.map(({ total, outcome }) => [total, outcome])).toEqual([
      [21, "win"],
      [16, "lose"],
    ]);
    expect(win).toBe(200);
  });

  it("shows the hidden card to nobody before the end", () => {
    const step = blackjack.begin({ stake: 100 }, dealtCards("9S 6H 9D TD"));
    const seen = JSON.stringify(blackjack.view(step.state));
    for (let other = 100; other < 150; other++) {
      const state = { ...step.state, dealer: [step.state.dealer[0]!, other] };
      expect(JSON.stringify(blackjack.view(state))).toBe(seen);
    }
  });
});

describe("the stated return", () => {
  it.each([1, 3, 5])("is what the game itself gives to basic strategy with %d hands", (hands) => {
    const random = simulationSource(20 + hands);
    const rounds = 60_000 / hands;
    let gain = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round++) {
      const one = gainOf(random, hands);
      gain += one;
      squares += one * one;
    }
    const mean = gain / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(1 + mean - returns.blackjack!.returnToPlayer / 100)).toBeLessThan(4 * error);
  });
});

/** The gain per hand of a round with several hands. */
function gainOf(random: ReturnType<typeof simulationSource>, hands: number): number {
  const stake = 2;
  const bets = seatNumbers.slice(0, hands).map((seat) => ({ spot: spotOf("main", seat), stake }));
  let step = blackjack.begin({ bets }, random);
  let staked = stake * hands;
  while (!step.done) {
    const kind = chartMove(step.state);
    staked += blackjack.costOf!(step.state, { kind })!;
    step = blackjack.act!(step.state, { kind }, random);
  }
  return (step.win - staked) / stake / hands;
}

function chartMove(state: BlackjackState): BlackjackTableMove {
  if (state.seats.some(({ insurance }) => insurance === "offered")) return "decline";
  const { cards } = state.hands[state.active!]!;
  const can = (kind: BlackjackTableMove): boolean => blackjack.costOf!(state, { kind }) !== null;
  const pairOf = can("split") ? pointsOf(cards[0]!) : null;
  return basicStrategy(
    {
      ...totalOf(cards),
      pairOf,
      canDouble: can("double"),
      canSplit: can("split"),
      canSurrender: can("surrender"),
    },
    pointsOf(state.dealer[0]!),
  );
}
