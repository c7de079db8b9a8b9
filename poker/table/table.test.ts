import { describe, expect, test } from "vitest";
import { startHand } from "../engine/start-hand.ts";
import { stackedSetup } from "../testing/stacked-hand.ts";
import { forcedBets, type Stakes } from "./forced-bets.ts";
import { mayEnter, missBlinds, postsFor } from "./missed-blinds.ts";
import { clockwiseFrom, firstPositions, isBetween, nextPositions } from "./positions.ts";
import { buttonBlind } from "./rotation.ts";

const stakes: Stakes = { smallBlind: 1, bigBlind: 2, ante: { kind: "none" } };
const seated = (...seats: number[]) => seats.map((seat) => ({ seat, stack: 200 }));

describe("positions", () => {
  test("move one active seat at a time", () => {
    const first = firstPositions(1, [1, 3, 5, 7]);
    expect(first).toEqual({ button: 1, smallBlind: 3, bigBlind: 5 });
    expect(nextPositions(first, [1, 3, 5, 7])).toEqual({ button: 3, smallBlind: 5, bigBlind: 7 });
  });

  test("a big blind who leaves makes the next small blind dead, then the button", () => {
    const first = firstPositions(1, [1, 3, 5, 7]);
    const second = nextPositions(first, [1, 3, 7]);
    expect(second).toEqual({ button: 3, smallBlind: 5, bigBlind: 7 });
    expect(nextPositions(second, [1, 3, 7])).toEqual({ button: 5, smallBlind: 7, bigBlind: 1 });
  });

  test("a small blind who leaves makes the next button dead", () => {
    const first = firstPositions(1, [1, 3, 5, 7]);
    expect(nextPositions(first, [1, 5, 7])).toEqual({ button: 3, smallBlind: 5, bigBlind: 7 });
  });

  test("no player pays the big blind twice when three become two", () => {
    const three = { button: 1, smallBlind: 3, bigBlind: 5 };
    expect(nextPositions(three, [3, 5])).toEqual({ button: 5, smallBlind: 5, bigBlind: 3 });
    expect(nextPositions(three, [1, 5])).toEqual({ button: 5, smallBlind: 5, bigBlind: 1 });
    expect(nextPositions(three, [1, 3])).toEqual({ button: 3, smallBlind: 3, bigBlind: 1 });
  });

  test("a third player joins a heads-up table on either side", () => {
    const two = { button: 1, smallBlind: 1, bigBlind: 5 };
    expect(nextPositions(two, [1, 5, 7])).toEqual({ button: 1, smallBlind: 5, bigBlind: 7 });
    expect(nextPositions(two, [1, 3, 5])).toEqual({ button: 3, smallBlind: 5, bigBlind: 1 });
  });

  test("players who join between the blinds do not end up with the button before the small blind", () => {
    const three = { button: 1, smallBlind: 3, bigBlind: 6 };
    expect(nextPositions(three, [3, 4, 6])).toEqual({ button: 4, smallBlind: 6, bigBlind: 3 });
    expect(nextPositions(three, [4, 5, 6])).toEqual({ button: 5, smallBlind: 6, bigBlind: 4 });
  });

  test("over many hands with the same players each pays every blind equally often", () => {
    const seats = [2, 4, 6, 8, 9];
    const paid = new Map<string, number>();
    let positions = firstPositions(2, seats);
    for (let hand = 0; hand < 50; hand++) {
      for (const [name, seat] of Object.entries(positions))
        paid.set(`${name} ${seat}`, (paid.get(`${name} ${seat}`) ?? 0) + 1);
      positions = nextPositions(positions, seats);
    }
    expect([...paid.values()]).toEqual(Array.from({ length: 15 }, () => 10));
  });

  test("the circle of seats", () => {
    expect(clockwiseFrom(5, [1, 3, 5, 7])).toEqual([7, 1, 3, 5]);
    expect(isBetween(7, 1, 3)).toBe(true);
    expect(isBetween(3, 1, 7)).toBe(false);
  });
});

describe("missed blinds", () => {
  const none = { small: false, big: false };

  test("a seat that sits out owes what passes it", () => {
    const before = { button: 1, smallBlind: 3, bigBlind: 5 };
    const after = nextPositions(before, [1, 3, 5, 9]);
    expect(after.bigBlind).toBe(9);
    const missedBig = missBlinds(none, 7, before, after);
    expect(missedBig).toEqual({ small: false, big: true });
    const later = nextPositions(after, [1, 3, 5, 9]);
    expect(missBlinds(missedBig, 7, after, later)).toEqual({ small: true, big: true });
  });

  test("a player who leaves after the big blind owes the small blind", () => {
    const before = { button: 1, smallBlind: 3, bigBlind: 5 };
    expect(missBlinds(none, 5, before, nextPositions(before, [1, 3, 7]))).toEqual({
      small: true,
      big: false,
    });
  });

  test("new and returning players wait on the button and between it and the big blind", () => {
    const positions = { button: 3, smallBlind: 5, bigBlind: 7 };
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((seat) => mayEnter(seat, positions))).toEqual([1, 2, 7, 8, 9]);
  });

  test("the big blind is posted live, the small blind dead", () => {
    expect(postsFor({ small: true, big: true }, 1, 2)).toEqual({ blind: 2, dead: 1 });
    expect(postsFor({ small: true, big: false }, 1, 2)).toEqual({ blind: 0, dead: 1 });
    expect(postsFor({ small: false, big: true }, 1, 2)).toEqual({ blind: 2, dead: 0 });
  });
});

describe("a blind on the button only", () => {
  const none = { small: false, big: false };
  const start = { button: 1, smallBlind: 3, bigBlind: 5 };

  test("the button skips seats that are not dealt in, so every hand has a blind", () => {
    expect(buttonBlind.next(start, [1, 5, 7]).button).toBe(5);
    expect(buttonBlind.next(start, [1, 5])).toEqual({ button: 5, smallBlind: 5, bigBlind: 1 });
  });

  test("only a seat that the button passed owes the blind, and it may enter anywhere", () => {
    const after = buttonBlind.next(start, [1, 5, 7]);
    expect([3, 5, 7, 9].map((seat) => buttonBlind.miss(none, seat, start, after).big)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([1, 3, 5, 7, 9].every((seat) => buttonBlind.mayEnter(seat, after))).toBe(true);
    expect(buttonBlind.blindSeat(after)).toBe(5);
  });

  test("is paid with the antes, and a player who owes it posts it", () => {
    const bets = forcedBets(
      { smallBlind: 1, bigBlind: 2, ante: { kind: "each", amount: 2 }, buttonBlindOnly: true },
      start,
      [...seated(1, 3), { seat: 5, stack: 100, owes: { small: false, big: true } }],
    );
    expect(bets.map(({ seat, ante, blind, post }) => [seat, ante, blind, post])).toEqual([
      [3, 2, 0, 0],
      [5, 2, 0, 2],
      [1, 2, 2, 0],
    ]);
  });
});

describe("forced bets", () => {
  const positions = { button: 1, smallBlind: 3, bigBlind: 5 };
  const amounts = (...args: Parameters<typeof forcedBets>) =>
    forcedBets(...args).map(({ seat, ante = 0, blind = 0, post = 0, dead = 0 }) => [
      seat,
      ante,
      blind,
      post,
      dead,
    ]);

  test("are listed in order of position, the button last", () => {
    expect(amounts(stakes, positions, seated(1, 3, 5, 7))).toEqual([
      [3, 0, 1, 0, 0],
      [5, 0, 2, 0, 0],
      [7, 0, 0, 0, 0],
      [1, 0, 0, 0, 0],
    ]);
  });

  test("heads-up, the big blind comes first and the button pays the small blind", () => {
    const two = { button: 1, smallBlind: 1, bigBlind: 5 };
    expect(amounts(stakes, two, seated(1, 5))).toEqual([
      [5, 0, 2, 0, 0],
      [1, 0, 1, 0, 0],
    ]);
  });

  test("a dead small blind is not paid", () => {
    const dead = { button: 1, smallBlind: 3, bigBlind: 5 };
    expect(amounts(stakes, dead, seated(1, 5, 7)).map(([, , blind]) => blind)).toEqual([2, 0, 0]);
  });

  test("antes of all, of the big blind and of the button", () => {
    const ante = (kind: "each" | "bigBlind" | "button") =>
      amounts({ ...stakes, ante: { kind, amount: 3 } }, positions, seated(1, 3, 5)).map(
        ([, all, , , dead]) => [all, dead],
      );
    expect(ante("each")).toEqual([
      [3, 0],
      [3, 0],
      [3, 0],
    ]);
    expect(ante("bigBlind")).toEqual([
      [0, 0],
      [0, 3],
      [0, 0],
    ]);
    expect(ante("button")).toEqual([
      [0, 0],
      [0, 0],
      [0, 3],
    ]);
  });

  test("returning players post, unless a blind is due anyway", () => {
    const owes = { small: true, big: true };
    const players = [...seated(1, 3), { seat: 5, stack: 200, owes }, { seat: 7, stack: 200, owes }];
    expect(amounts(stakes, positions, players)).toEqual([
      [3, 0, 1, 0, 0],
      [5, 0, 2, 0, 0],
      [7, 0, 0, 2, 1],
      [1, 0, 0, 0, 0],
    ]);
  });

  test("straddles double from seat to seat, or the button straddles alone", () => {
    const blinds = (straddles: number[]) =>
      amounts(stakes, positions, seated(1, 3, 5, 7, 9), { straddles }).map(([, , blind]) => blind);
    expect(blinds([7, 9])).toEqual([1, 2, 4, 8, 0]);
    expect(blinds([1])).toEqual([1, 2, 0, 0, 4]);
    expect(() => blinds([9])).toThrow(RangeError);
    expect(() =>
      forcedBets(stakes, { button: 1, smallBlind: 1, bigBlind: 5 }, seated(1, 5), { straddles: [1] }),
    ).toThrow(RangeError);
  });

  test("a bomb pot takes one ante from everybody and no blind", () => {
    expect(amounts(stakes, positions, seated(1, 3, 5), { bombPotAnte: 10 })).toEqual([
      [3, 10, 0, 0, 0],
      [5, 10, 0, 0, 0],
      [1, 10, 0, 0, 0],
    ]);
  });

  test("short deck: antes and one blind on the button, which acts last", () => {
    const short: Stakes = { ...stakes, ante: { kind: "each", amount: 1 }, buttonBlindOnly: true };
    const players = forcedBets(short, positions, seated(1, 3, 5));
    const { rules, deck } = stackedSetup({ game: "shortDeck", stacks: [1, 1, 1] });
    const state = startHand({ rules, deck, players });
    expect(players.map(({ blind }) => blind)).toEqual([0, 0, 2]);
    expect(state.players[state.toAct!]!.seat).toBe(3);
  });
});
