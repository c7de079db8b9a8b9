import { fairStream } from "@parlour/games/kit/math/fair-stream";
import type { GameMath } from "@parlour/games/kit/math/game";
import { sha256Hex } from "@parlour/games/kit/math/sha256";
import { describe, expect, it } from "vitest";
import { loadMath, sharedGames, verifiableGames } from "./load-math.ts";
import type { SharedMath } from "./shared-math.ts";
import { verifyRound } from "./verify-round.ts";

const seeds = { serverSeed: "a".repeat(64), clientSeed: "lucky", nonce: 7 };
const mathOf = async (slug: string) => (await loadMath(slug)) as GameMath;

describe("verifyRound", () => {
  it("recomputes a dice round as the server drew it", async () => {
    const dice = await mathOf("dice");
    const bet = { stake: 100, direction: "under", target: 5_000 };
    const played = dice.begin(bet, fairStream(seeds));
    const { roll } = played.state as { roll: number };
    const claim = { ...seeds, serverSeedHash: sha256Hex(seeds.serverSeed) };
    const steps = [{ action: bet, draws: [roll], winMinor: played.win }];
    expect(verifyRound(dice, { ...claim, steps })).toMatchObject({
      hashAgrees: true,
      agrees: true,
      steps: [{ draws: [roll], winMinor: played.win, agrees: true }],
    });
    const otherRoll = [{ ...steps[0]!, draws: [(roll + 1) % 10_000] }];
    expect(verifyRound(dice, { ...claim, steps: otherRoll }).agrees).toBe(false);
    expect(verifyRound(dice, { ...claim, steps: [{ ...steps[0]!, winMinor: played.win + 1 }] }).agrees).toBe(
      false,
    );
    expect(verifyRound(dice, { ...claim, serverSeedHash: sha256Hex("b"), steps }).agrees).toBe(false);
    expect(verifyRound(dice, { ...seeds, nonce: 8, steps }).agrees).toBe(false);
  });

  it("replays a round's decisions", async () => {
    const mines = await mathOf("mines");
    const bet = { stake: 100, mines: 3 };
    const stream = fairStream(seeds);
    const begun = mines.begin(bet, stream);
    const { hidden } = begun.state as { hidden: number[] };
    const tile = [0, 1, 2, 3].find((each) => !hidden.includes(each))!;
    const shown = mines.act!(begun.state, { kind: "reveal", tile }, stream);
    const paid = mines.act!(shown.state, { kind: "cashOut" }, stream);
    const steps = [
      { action: bet, winMinor: 0 },
      { action: { kind: "reveal", tile }, winMinor: shown.win },
      { action: { kind: "cashOut" }, winMinor: paid.win },
    ];
    const verified = verifyRound(mines, { ...seeds, steps });
    expect(verified).toMatchObject({ hashAgrees: null, agrees: true });
    expect(verified.steps.at(-1)?.winMinor).toBeGreaterThan(100);
  });

  const on = (...spots: string[]) => ({ bets: spots.map((spot) => ({ spot, stake: 100 })) });
  const ticket = [
    [1, 20, 40, 60, 80],
    [2, 10, 30, 50, 70],
    [11, 31, 51, 71, 81],
  ];
  const none = { leftAt: null, choices: [] };
  const choosing = (window: number, action: object) => ({ leftAt: null, choices: [{ window, action }] });
  const shared: [string, object, { leftAt: number | null; choices: { window: number; action: object }[] }][] =
    [
      ["bingo", { tickets: [{ rows: ticket, stake: 100 }] }, none],
      ["crash", { stake: 100 }, { leftAt: 101, choices: [] }],
      ["dragon-tiger", on("dragon", "tie", "suitedTie"), none],
      ["horse-race", { bets: [{ kind: "win", runners: [3], stake: 100 }] }, none],
      ["live-american-roulette", on("red", "straight:00"), none],
      ["live-baccarat", on("banker", "playerPair"), none],
      ["live-blackjack", on("main"), choosing(1, { kind: "double" })],
      ["live-craps", on("pass", "odds", "field", "hard:8"), none],
      ["live-french-roulette", on("black", "straight:0"), none],
      ["live-holdem", on("ante", "aa"), choosing(1, { kind: "call" })],
      ["live-roulette", on("red"), none],
      ["lottery", { lines: [{ numbers: [1, 2, 3, 4, 5], stake: 100 }] }, none],
      ["money-wheel", on("1", "40"), none],
      ["salon-roulette", on("even"), none],
      [
        "seven-seat-blackjack",
        { seat: 3, behind: true, raises: false, bets: [{ spot: "main", stake: 100 }] },
        choosing(301, { kind: "double", isRaised: false }),
      ],
      ["sic-bo", on("small", "total:9"), none],
      ["spark-roulette", on("straight:17", "red"), none],
      ["vip-roulette", on("odd"), none],
    ];

  it("knows a round of every seeded table", () => {
    expect(shared.map(([slug]) => slug)).toEqual(sharedGames.toSorted());
  });

  it.each(shared)("recomputes a shared round of %s", async (slug, action, { leftAt, choices }) => {
    const math = (await loadMath(slug)) as SharedMath;
    const { serverSeed } = seeds;
    const played = { serverSeed, clientSeed: "all the bets", nonce: 0 };
    const field = math.prepare(fairStream({ serverSeed, clientSeed: `${slug}:12`, nonce: 0 }));
    const outcome = math.draw(field, fairStream(played));
    const winMinor = math.winOf({ field, bet: math.bet.parse(action), outcome, leftAt, choices });
    const steps = [{ action, winMinor, table: { number: 12, leftAt, choices, outcome } }];
    const claim = { ...played, serverSeedHash: sha256Hex(serverSeed), steps };
    expect(verifyRound(math, claim)).toMatchObject({ hashAgrees: true, agrees: true, steps: [{ winMinor }] });
    expect(verifyRound(math, { ...claim, clientSeed: "all the betS" }).agrees).toBe(false);
    expect(verifyRound(math, { ...claim, steps: [{ ...steps[0]!, winMinor: winMinor + 1 }] }).agrees).toBe(
      false,
    );
    expect(() => verifyRound(math, { ...claim, steps: [{ action }] })).toThrow();
  });

  it.each([
    ["dice", { stake: 137, direction: "under", target: 6_666 }],
    ["deuces-wild", { stake: 100 }],
  ])("recomputes an old round of %s with the rules under which it was played", async (slug, bet) => {
    const [old, now] = [(await loadMath(slug, 1)) as GameMath, await mathOf(slug)];
    const hold = { kind: "draw", hold: [true, true, true, true, true] };
    // Searches for a nonce that pays differently under the two versions.
    const nonce = Array.from({ length: 3_000 }, (_, index) => index).find((nonce) => {
      const [then, today] = [old, now].map((math) => {
        const stream = fairStream({ ...seeds, nonce });
        const begun = math.begin(bet, stream);
        return begun.done ? begun.win : math.act!(begun.state, hold, stream).win;
      });
      return then !== today;
    })!;
    const stream = fairStream({ ...seeds, nonce });
    const begun = old.begin(bet, stream);
    const ended = begun.done ? null : old.act!(begun.state, hold, stream);
    const steps = [
      { action: bet, winMinor: begun.win },
      ...(ended ? [{ action: hold, winMinor: ended.win }] : []),
    ];
    expect(verifyRound(old, { ...seeds, nonce, steps }).agrees).toBe(true);
    expect(verifyRound(now, { ...seeds, nonce, steps }).agrees).toBe(false);
  });

  it("respects the payout cap that was stored with a round", async () => {
    const dice = await mathOf("dice");
    const bet = { stake: 100, direction: "under", target: 9_800 };
    const nonce = [0, 1, 2, 3].find((nonce) => dice.begin(bet, fairStream({ ...seeds, nonce })).win > 0)!;
    const steps = [{ action: bet, winMinor: 50, capMinor: 50 }];
    expect(verifyRound(dice, { ...seeds, nonce, steps }).agrees).toBe(true);
    expect(verifyRound(dice, { ...seeds, nonce, steps: [{ action: bet, winMinor: 50 }] }).agrees).toBe(false);
  });

  it("refuses an invalid bet", async () => {
    const dice = await mathOf("dice");
    expect(() => verifyRound(dice, { ...seeds, steps: [{ action: { stake: 1 } }] })).toThrow();
  });
});

it.each(verifiableGames)("the maths of %s can be loaded", async (slug) => {
  expect((await mathOf(slug)).slug).toBe(slug);
});

it("has no maths for an unknown game", async () => {
  expect(await loadMath("no-such-game")).toBeUndefined();
});
