import { describe, expect, it } from "vitest";
import { baccarat } from "./baccarat/math/baccarat.ts";
import { blackjack } from "./blackjack/math/blackjack.ts";
import { blackjackPayTables } from "./blackjack/math/blackjack-pay-tables.ts";
import { bonusPokerRules } from "./bonus-poker/math/bonus-poker.ts";
import { crashPoint } from "./crash/math/crash.ts";
import { crashPayTables } from "./crash/math/crash-pay-tables.ts";
import { deucesPays, deucesRules } from "./deuces-wild/math/deuces-wild.ts";
import { dice } from "./dice/math/dice.ts";
import { dicePayTables } from "./dice/math/dice-pay-tables.ts";
import { doubleDoubleBonusRules } from "./double-double-bonus/math/double-double-bonus.ts";
import { guesses, type HiLoView, hiLo } from "./hi-lo/math/hi-lo.ts";
import { hiLoPayTables } from "./hi-lo/math/hi-lo-pay-tables.ts";
import { horseRacePayTables } from "./horse-race/math/horse-race-pay-tables.ts";
import { drawRaceCard } from "./horse-race/math/race-card.ts";
import { jacksOrBetterRules } from "./jacks-or-better/math/jacks-or-better.ts";
import { jokerPokerRules } from "./joker-poker/math/joker-poker.ts";
import { keno } from "./keno/math/keno.ts";
import { kenoPayTables } from "./keno/math/keno-pay-tables.ts";
import { kenoRisks } from "./keno/math/keno-pays.ts";
import { type BaccaratKind, baccaratKinds } from "./kit/math/baccarat/baccarat-hands.ts";
import { baccaratPayTables, betWords } from "./kit/math/baccarat/baccarat-pay-tables.ts";
import type { PayCell, PayTable } from "./kit/math/pay-table.ts";
import { rouletteGame } from "./kit/math/roulette-game.ts";
import { americanLayout, europeanLayout } from "./kit/math/roulette-layout.ts";
import { roulettePayTables, spotWords } from "./kit/math/roulette-pay-tables.ts";
import { simulationSource } from "./kit/math/simulation-source.ts";
import { meterLevel } from "./kit/math/slots/collect.ts";
import type { Slot } from "./kit/math/slots/slot.ts";
import { slotGame } from "./kit/math/slots/slot-game.ts";
import { slotPayTables } from "./kit/math/slots/slot-pay-tables.ts";
import type { SlotScreen, SlotSpin, SlotWin } from "./kit/math/slots/slot-state.ts";
import { videoPokerGame } from "./kit/math/video-poker.ts";
import { handWords, videoPokerPayTables } from "./kit/math/video-poker-pay-tables.ts";
import { type MinesView, mines } from "./mines/math/mines.ts";
import { minesPayTables } from "./mines/math/mines-pay-tables.ts";
import { plinko } from "./plinko/math/plinko.ts";
import { plinkoPayTables } from "./plinko/math/plinko-pay-tables.ts";
import { plinkoRisks } from "./plinko/math/plinko-pays.ts";
import { slots } from "./testing-slots.ts";

/** The stake used in these tests, divisible by every denominator in the pay tables. */
const stake = 10_000;
const rounds = 3_000;

type Key = string | number;

const isKey = (cell: PayCell | undefined, key: Key): boolean => {
  if (!cell) return false;
  if ("word" in cell) return cell.word === key;
  return "count" in cell && typeof key === "number" && cell.count <= key && key <= (cell.to ?? cell.count);
};

/**
 * The payout that the pay table states in a row under a heading, or in the row's last column if no heading is given. It
 * is a multiple of the stake, stake included; 0 if the table states none.
 */
function saidBy(table: PayTable | undefined, row: Key, column?: Key): number {
  const cells = table?.rows.find(([name]) => isKey(name, row));
  const at = table?.columns.findIndex((head, place) => place > 0 && isKey(head, column ?? row)) ?? -1;
  const cell = column === undefined ? cells?.at(-1) : cells?.[at];
  if (!cell) return 0;
  if ("times" in cell) return cell.times;
  if ("odds" in cell) return cell.odds[0] / cell.odds[1] + 1;
  return "count" in cell ? cell.count : Number.NaN;
}

const wordOf = (slot: Slot, letter: string): string => slot.symbolWords[slot.symbols[letter]!]!;

describe("what is played pays what the table says", () => {
  describe.each(slots.map((slot) => [slot.slug, slot] as const))("%s", (_, slot) => {
    const tables = slotPayTables(slot);
    const table = (title: string) => tables.find(({ title: { word } }) => word === title);
    const pays = table("games-slots.payTable");
    const math = slotGame(slot);
    const random = simulationSource(1400);
    const spins = Array.from({ length: rounds }, () => math.begin({ stake }, random).state.spins).flat();

    /** The factor by which the wilds in a win multiply its payout; 1 in slots without this rule. */
    const wildsIn = ({ places }: SlotWin, { reels }: SlotScreen): number =>
      (slot.wildMultiplier ?? 1) ** places.filter(([reel, row]) => reels[reel]![row] === slot.wild).length;

    it("for its symbols", () => {
      const screens = spins.flatMap((spin) => spin.screens);
      const wins = screens.flatMap((screen) => screen.wins.map((win) => ({ win, screen })));
      expect(wins.length).toBeGreaterThan(100);
      for (const { win, screen } of wins) {
        const name = win.symbol === null ? "games-slots.mixed" : wordOf(slot, win.symbol);
        const said =
          saidBy(pays, name, win.count) * (win.ways ?? 1) * (win.multiplier ?? 1) * wildsIn(win, screen);
        expect(said, `${win.count} ${name}`).toBeCloseTo(win.coins / slot.coins, 9);
      }
    });

    /** Returns how many free spins are added because a free spin with collectors completed levels of the meter. */
    const meterSpins = ({ free, collect }: SlotSpin): number => {
      if (!slot.collect || !collect || !free) return 0;
      const before = collect.collected - collect.collectors.length;
      const levels = meterLevel(slot.collect, collect.collected) - meterLevel(slot.collect, before);
      return levels * slot.collect.meter.moreSpins;
    };

    it("for its scatters", () => {
      const freeSpins = table("games-slots.freeSpins");
      for (const spin of spins) {
        const { scatters, free } = spin;
        const count = scatters.places.length;
        const said = slot.scatter ? saidBy(pays, wordOf(slot, slot.scatter), count) : 0;
        expect(said * stake).toBeCloseTo(scatters.win, 6);
        const column = free ? "games-slots.moreFreeSpins" : "games-slots.freeSpins";
        expect(saidBy(freeSpins, count, column) + meterSpins(spin)).toBe(scatters.freeSpins);
      }
    });

    it("for what is drawn on top", () => {
      const drawn = (title: string) =>
        table(title)?.rows.map(([value]) => value && "times" in value && value.times);
      const prizes = table("games-slots.hold")?.rows.map(([, pay]) => pay && "times" in pay && pay.times);
      const shownCoins = (spin: SlotSpin) => spin.hold?.rounds.flat() ?? spin.coins;
      for (const spin of spins) {
        for (const { value } of spin.lanterns)
          expect(drawn("games-slots.lanternMultiplier")).toContain(value);
        for (const { value } of shownCoins(spin)) expect(prizes).toContain(value);
        if (slot.spinMultipliers) expect(drawn("games-slots.spinMultiplier")).toContain(spin.multiplier);
      }
    });
  });

  it.each([europeanLayout, americanLayout])("on every spot of a roulette table", (layout) => {
    const [table] = roulettePayTables(layout);
    const math = rouletteGame("roulette", layout);
    for (const spot of layout.spots.values()) {
      const random = { below: () => layout.wheel.indexOf(spot.pockets[0]!) };
      const { win } = math.begin({ bets: [{ spot: spot.id, stake }] }, random);
      expect(saidBy(table, spotWords[spot.kind]) * stake, spot.id).toBe(win);
    }
  });

  it.each([
    jacksOrBetterRules,
    deucesRules(deucesPays),
    bonusPokerRules,
    doubleDoubleBonusRules,
    jokerPokerRules,
  ])("at video poker: $slug", (rules) => {
    const [table] = videoPokerPayTables(rules.pays);
    const math = videoPokerGame(rules);
    const random = simulationSource(1101);
    for (let round = 0; round < rounds; round++) {
      const hold = Array.from({ length: 5 }, () => random.below(2) === 1);
      const { state, win } = math.act!(math.begin({ stake }, random).state, { kind: "draw", hold }, random);
      const hand = rules.rank(state.cards) as keyof typeof handWords | null;
      expect(hand === null ? 0 : saidBy(table, handWords[hand]) * stake).toBe(win);
    }
  });

  it("at blackjack", () => {
    const words = {
      blackjack: "games-blackjack.outcomeBlackjack",
      win: "games-blackjack.outcomeWin",
    };
    const random = simulationSource(1003);
    for (let round = 0; round < rounds; round++) {
      let step = blackjack.begin({ stake }, random);
      if (!step.done && step.state.seats[0]!.insurance === "offered")
        step = blackjack.act!(step.state, { kind: "insure" }, random);
      while (!step.done) step = blackjack.act!(step.state, { kind: "stand" }, random);
      const { hands, seats } = step.state;
      const { insuranceWin } = seats[0]!;
      const { outcome, win } = hands[0]!;
      if (outcome === "win" || outcome === "blackjack")
        expect(saidBy(blackjackPayTables[0], words[outcome]) * stake).toBe(win);
      if (outcome === "push") expect(win).toBe(stake);
      if (insuranceWin > 0)
        expect((saidBy(blackjackPayTables[0], "games-blackjack.insurance") * stake) / 2).toBe(insuranceWin);
    }
  });

  it("at baccarat", () => {
    const random = simulationSource(1004);
    const seen = new Set<BaccaratKind>();
    for (let round = 0; round < rounds; round++) {
      const { state } = baccarat.begin({ bets: baccaratKinds.map((kind) => ({ kind, stake })) }, random);
      for (const { kind, win } of state.bets) {
        // Skips lost bets, and the player and banker bets that a tie returns.
        if (win === 0 || win === stake) continue;
        seen.add(kind);
        expect(saidBy(baccaratPayTables[0], betWords[kind]) * stake, kind).toBeCloseTo(win, 6);
      }
    }
    expect(seen.size).toBe(baccaratKinds.length);
  });

  it("at keno", () => {
    const random = simulationSource(1201);
    for (let round = 0; round < rounds; round++) {
      const picks = Array.from({ length: (round % 10) + 1 }, (_, at) => at * 8 + 1);
      const at = Math.floor(round / 10) % kenoRisks.length;
      const risk = kenoRisks[at]!;
      const { state, win } = keno.begin({ stake, picks, risk }, random);
      const hits = state.drawn.filter((number) => picks.includes(number)).length;
      expect(saidBy(kenoPayTables[at], picks.length, hits) * stake).toBeCloseTo(win, 6);
    }
  });

  it("at plinko, on both sides of the board", () => {
    const random = simulationSource(1204);
    for (let round = 0; round < rounds; round++) {
      const risk = plinkoRisks[round % 3]!;
      const rows = 8 + (round % 9);
      const { state, win } = plinko.begin({ stake, rows, risk }, random);
      const turns = state.path.reduce((sum, turn) => sum + turn, 0);
      const fromEdge = Math.min(turns, rows - turns) + 1;
      expect(saidBy(plinkoPayTables[round % 3], rows, fromEdge) * stake).toBeCloseTo(win, 6);
    }
  });

  it("at dice", () => {
    for (const [chance, pay] of dicePayTables[0]!.rows) {
      if (!chance || !("share" in chance) || !pay || !("times" in pay))
        throw new Error("A field is missing.");
      const bet = { stake, direction: "under" as const, target: Math.round(chance.share * 10_000) };
      expect(dice.bet.safeParse(bet).success).toBe(true);
      expect(dice.begin(bet, { below: () => bet.target - 1 }).win).toBe(Math.floor(pay.times * stake));
      expect(dice.begin(bet, { below: () => bet.target }).win).toBe(0);
    }
  });

  it("at mines, stone after stone", () => {
    for (let count = 1; count < 25; count++) {
      let step = mines.begin({ stake, mines: count }, simulationSource(count));
      const safe = Array.from({ length: 25 }, (_, tile) => tile).filter(
        (tile) => !step.state.hidden.includes(tile),
      );
      for (const [turned, tile] of safe.entries()) {
        step = mines.act!(step.state, { kind: "reveal", tile }, simulationSource(0));
        const { multiplier } = mines.view(step.state) as MinesView;
        const column = minesPayTables[0]!.columns.findIndex(
          (head) => head && "word" in head && head.values?.count === count,
        );
        const cell = minesPayTables[0]!.rows.find(([name]) => isKey(name, turned + 1))?.[column];
        if (column > 0 && cell) expect(cell).toEqual({ times: multiplier });
        if (step.done) break;
      }
    }
  });

  it("at hi-lo, whatever card is first", () => {
    const names = ["games-hi-lo.higher", "games-hi-lo.lower", "games-hi-lo.same"];
    for (let card = 0; card < 13; card++) {
      const { state } = hiLo.begin({ stake }, { below: () => card });
      const offered = (hiLo.view(state) as HiLoView).guesses;
      const row = hiLoPayTables[0]!.rows[card]!;
      expect(row[0]).toEqual(card >= 1 && card <= 9 ? { count: card + 1 } : { word: expect.any(String) });
      expect(hiLoPayTables[0]!.columns.slice(1)).toEqual(names.map((word) => ({ word })));
      for (const [at, guess] of guesses.entries()) {
        const one = offered.find(({ kind }) => kind === guess);
        expect(row[at + 1]).toEqual(one === undefined ? null : { times: one.multiplier });
      }
    }
  });

  it("at crash, as often as it says", () => {
    const words = 2 ** 32;
    for (const [times, reached] of crashPayTables[0]!.rows) {
      if (!times || !("times" in times) || !reached || !("share" in reached))
        throw new Error("A field is missing.");
      const reaching = Math.round(reached.share * words);
      const point = (word: number) => crashPoint({ below: () => word }) / 100;
      expect(point(words - reaching)).toBeGreaterThanOrEqual(times.times);
      expect(point(words - reaching - 1)).toBeLessThan(times.times);
    }
  });

  it("at the races, between the prices it names and up to both of them", () => {
    const random = simulationSource(1331);
    const runners = Array.from({ length: 300 }, () => drawRaceCard(random).runners).flat();
    const seen = [
      runners.map(({ winPrice }) => winPrice),
      runners.map(({ placePrice }) => placePrice),
      runners.flatMap(({ forecastPrices }) => forecastPrices.filter((price) => price > 0)),
    ];
    for (const [kind, prices] of seen.entries()) {
      const lowest = prices.reduce((one, other) => Math.min(one, other));
      const highest = prices.reduce((one, other) => Math.max(one, other));
      expect(horseRacePayTables[0]!.rows[kind]!.slice(1)).toEqual([
        { times: lowest / 100 },
        { times: highest / 100 },
      ]);
    }
  });
});
