import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { playRandomHand } from "../testing/random-hand.ts";
import { describeReplay } from "./describe-replay.ts";
import { PhhError, parseVariant, variantCode } from "./hand.ts";
import { readPhh } from "./read-phh.ts";
import { recordHand } from "./record-hand.ts";
import { replayPhh } from "./replay-phh.ts";
import { formatAmount, writePhh } from "./write-phh.ts";

const folder = new URL("../fixtures/", import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, folder), "utf8");

describe("recorded hands", () => {
  test.each(readdirSync(folder))("%s replays to the recorded stacks", (name) => {
    const [hand] = readPhh(fixture(name));
    const replay = replayPhh(hand!);
    expect(replay.state.players.map(({ stack }) => stack)).toEqual(hand!.finishingStacks);
    expect(replay.agrees).toBe(true);
  });

  test.each(readdirSync(folder))("%s reads the same after it is written", (name) => {
    const [hand] = readPhh(fixture(name));
    expect(readPhh(writePhh(hand!))).toEqual([hand]);
  });

  test("a changed record is noticed", () => {
    const text = fixture("omaha-hi-lo.phh").replace("[460, 580, 460]", "[461, 579, 460]");
    expect(replayPhh(readPhh(text)[0]!).agrees).toBe(false);
  });

  test("an illegal action is named", () => {
    const text = fixture("pot-limit-raked.phh").replace("p3 cbr 7", "p3 cbr 8");
    expect(() => replayPhh(readPhh(text)[0]!)).toThrow("Action 4 (p3 raise): AMOUNT_TOO_LARGE");
  });

  test("a partial record stops where it ends", () => {
    const text = fixture("heads-up-limp.phh").replace(/ {2}"p1 cbr 250"[\s\S]*?\]/, "]");
    const hand = readPhh(text)[0]!;
    const replay = replayPhh({ ...hand, finishingStacks: null, winnings: null });
    expect(replay.state.phase).toBe("river");
    expect(describeReplay(hand, replay)).toContain("The record ends during: river.");
  });

  test("the description names stacks, pots and winners", () => {
    const [hand] = readPhh(fixture("three-way-all-in.phh"));
    expect(describeReplay(hand!, replayPhh(hand!)).split("\n")).toEqual([
      "NT, 4 players",
      "  board: 3h8cTdJh4s",
      "  Maren: 24.50 → 73.50 shows AsAd",
      "  Otis: 60 → 71 shows KsKd",
      "  Pilar: 100 → 40 shows QcQh",
      "  Quill: 80.25 → 80.25 folded",
      "  main pot: 73.50",
      "    Maren wins 73.50 (pair)",
      "  side pot 1: 71",
      "    Otis wins 71 (pair)",
      "  As recorded.",
    ]);
  });
});

test("a random hand of any game is recorded, written, read and replayed to the same stacks", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 0, max: 3 }), (seed, decimals) => {
      const { state } = playRandomHand(seed);
      const hand = recordHand(state, decimals, { table: "Larkspur", hand: seed });
      const [read] = readPhh(writePhh(hand));
      expect(read).toEqual(hand);
      const replay = replayPhh(read!);
      expect(replay.agrees).toBe(true);
      expect(replay.state.players.map(({ stack }) => stack)).toEqual(state.players.map(({ stack }) => stack));
    }),
    { numRuns: 300 },
  );
});

describe("files of other rooms", () => {
  const walk = (winnings: string) => `variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [200, 200]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
winnings = ${winnings}`;

  test("winnings with and without the returned bet agree", () => {
    for (const winnings of ["[15, 0]", "[10, 0]"])
      expect(replayPhh(readPhh(walk(winnings))[0]!).agrees).toBe(true);
    expect(replayPhh(readPhh(walk("[0, 15]"))[0]!).agrees).toBe(false);
  });

  /**
   * The big blind calls a raise to 6 and folds to a bet of 10 on the flop. The pot is 13, and the bet of 10 is
   * returned.
   */
  const steal = (record: string, blinds = "[1, 2, 0]") => `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = ${blinds}
min_bet = 2
starting_stacks = [100, 100, 100]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 6', 'p1 f', 'p2 cc', 'd db 3h8cTd',
  'p2 cc', 'p3 cbr 10', 'p2 f']
${record}`;
  const replayText = (text: string) => replayPhh(readPhh(text)[0]!);

  test("winnings with the returned bet and without the rake agree", () => {
    const replay = replayText(steal("winnings = [0, 0, 22]"));
    expect(replay.agrees).toBe(true);
    expect(replay.state.result!.rake).toBe(1);
    expect(replay.state.players.map(({ stack }) => stack)).toEqual([99, 94, 106]);
  });

  test("winnings of zero for everybody are no record", () => {
    const replay = replayText(steal("winnings = [0, 0, 0]"));
    expect(replay.agrees).toBeNull();
    expect(replay.state.players.map(({ stack }) => stack)).toEqual([99, 94, 107]);
  });

  test.each([
    ["more than the pot", "winnings = [0, 0, 14]"],
    ["more than the pot and the returned bet", "winnings = [0, 0, 24]"],
    ["too little for a rake", "winnings = [0, 0, 10]"],
    ["chips from nowhere", "finishing_stacks = [99, 94, 108]"],
    ["too many chips lost", "finishing_stacks = [99, 94, 104]"],
    ["the winner's chips lost", "finishing_stacks = [99, 94, 94]\nwinnings = [0, 0, 0]"],
  ])("a record with %s differs", (_, record) => {
    expect(replayText(steal(record)).agrees).toBe(false);
  });

  test("a rake of up to 15 % agrees", () => {
    for (const record of ["winnings = [0, 0, 11]", "finishing_stacks = [99, 94, 105]"])
      expect(replayText(steal(record)).state.result!.rake).toBe(2);
  });

  test("a record that contradicts itself names what differs", () => {
    const replay = replayText(steal("finishing_stacks = [99, 94, 10]\nwinnings = [0, 0, 12]"));
    expect(replay.differences).toEqual(["finishing stacks"]);
    expect(replay.state.result!.rake).toBe(1);
    expect(describeReplay(readPhh(steal("winnings = [0, 0, 1]"))[0]!, replay)).toContain(
      "The record says otherwise: finishing stacks.",
    );
  });

  test("negative blinds are posts: a big blind is live, a small blind or the rest is dead", () => {
    const posts = (post: number) => `variant = 'NT'
antes = [0, 0, 0, 0]
blinds_or_straddles = [1, 2, 0, ${post}]
min_bet = 2
starting_stacks = [100, 100, 100, 100]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'p3 f', 'p4 cc', 'p1 f', 'p2 cc',
  'd db 3h8cTd', 'p2 cbr 4', 'p4 f']`;
    const stacksAfter = (post: number) => replayText(posts(post)).state.players.map(({ stack }) => stack);
    expect(stacksAfter(-2)).toEqual([99, 103, 100, 98]);
    expect(stacksAfter(-1)).toEqual([99, 104, 100, 97]);
    expect(stacksAfter(-3)).toEqual([99, 104, 100, 97]);
    const [hand] = readPhh(posts(-3));
    expect([hand!.blinds, hand!.deadBlinds]).toEqual([
      [1, 2, 0, 2],
      [0, 0, 0, 1],
    ]);
    expect(readPhh(writePhh(hand!))).toEqual([hand]);
    const cents = posts(-0.35).replace("[1, 2,", "[0.10, 0.25,").replace("min_bet = 2", "min_bet = 0.25");
    expect(readPhh(cents)[0]!.deadBlinds).toEqual([0, 0, 0, 10]);
    expect(() => readPhh(posts(-1).replace("100, 100]", "100, -100]"))).toThrow("An amount is negative.");
  });

  test("a heads-up post belongs to the player of the reversed list", () => {
    const text = walk("[0, 0]").replace("[5, 10]", "[-5, 10]").replace("'p2 f'", "'p2 cc', 'p1 f'");
    expect(replayText(text).state.players.map(({ stack }) => stack)).toEqual([190, 210]);
  });

  test("hands shown again after each street count once, with the cards shown last", () => {
    const text = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [20, 50, 90]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 90', 'p1 cc', 'p2 cc', 'p1 sm ????',
  'p2 sm ????', 'p3 sm ????', 'd db 3h8cTd', 'p1 sm ????', 'p2 sm ????', 'p3 sm ????', 'd db Jh', 'd db 4s',
  'p3 sm AsAd', 'p2 sm ????', 'p1 sm JcTc']
winnings = [60, 0, 100]`;
    const replay = replayText(text);
    expect(replay.agrees).toBe(true);
    expect(replay.state.result!.pots.map(({ amount }) => amount)).toEqual([60, 60]);
  });

  test("a hand without a small blind starts after the big blind", () => {
    const text = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [2, 0, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p2 cc', 'p3 f', 'p1 cc', 'd db 3h8cTd', 'p1 f']
finishing_stacks = [98, 102, 100]`;
    expect(replayText(text).agrees).toBe(true);
  });

  test("a big-blind ante is never trimmed, even if the file says so", () => {
    const text = `variant = 'NT'
ante_trimming_status = true
antes = [0, 10, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [200, 200, 200]
actions = ['d dh p1 AsAd', 'd dh p2 7c2h', 'd dh p3 KsKd', 'p3 cc', 'p1 cc', 'p2 cc', 'd db 3h8cTd',
  'p1 cbr 20', 'p2 f', 'p3 f']
finishing_stacks = [230, 180, 190]`;
    expect(replayPhh(readPhh(text)[0]!).agrees).toBe(true);
  });

  test("players whose cards stay unknown at the showdown do not beat a shown hand", () => {
    const text = fixture("heads-up-limp.phh").replace('"p2 sm"', '"p2 sm ????"');
    expect(replayPhh(readPhh(text)[0]!).agrees).toBe(true);
  });
});

test("a .phhs file holds several hands", () => {
  const bare = fixture("heads-up-limp.phh").replace(/^#.*$/m, "");
  expect(readPhh(`[1]\n${bare}\n[2]\n${bare}`)).toHaveLength(2);
});

test("variant codes", () => {
  expect(["FT", "NT", "NS", "PO", "FO/8"].map((code) => parseVariant(code))).toEqual([
    { limit: "fixed", game: "holdem" },
    { limit: "none", game: "holdem" },
    { limit: "none", game: "shortDeck" },
    { limit: "pot", game: "omaha" },
    { limit: "fixed", game: "omahaHiLo" },
  ]);
  expect(variantCode("pot", "omaha5HiLo")).toBe("PO5/8");
  expect(() => parseVariant("F7S")).toThrow(PhhError);
});

test("amounts", () => {
  expect([formatAmount(250, 2), formatAmount(300, 2), formatAmount(5, 2), formatAmount(7, 0)]).toEqual([
    "2.50",
    "3",
    "0.05",
    "7",
  ]);
});

test.each([
  ["not TOML", "variant = "],
  ["no hand", "author = 'Maren'"],
  ["no stacks", "variant = 'NT'\nmin_bet = 2\nactions = []"],
  ["an unknown stack", "variant = 'NT'\nmin_bet = 2\nstarting_stacks = [inf, 20]\nactions = []"],
  ["an unknown verb", "variant = 'NT'\nmin_bet = 2\nstarting_stacks = [20, 20]\nactions = ['p1 xx']"],
  ["an unknown player", "variant = 'NT'\nmin_bet = 2\nstarting_stacks = [20, 20]\nactions = ['p3 f']"],
  ["a wrong card", "variant = 'NT'\nmin_bet = 2\nstarting_stacks = [20, 20]\nactions = ['d db 1h2h3h']"],
  ["a missing ante", "variant = 'NT'\nmin_bet = 2\nantes = [1]\nstarting_stacks = [20, 20]\nactions = []"],
])("a file with %s is refused", (_, text) => {
  expect(() => readPhh(text)).toThrow(PhhError);
});
