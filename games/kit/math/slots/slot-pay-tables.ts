import type { GameManifest } from "../manifest.ts";
import type { PayCell, PayTable, Word } from "../pay-table.ts";
import { type GameReturn, returns, type VariantReturn } from "../returns.ts";
import { jackpotTierWords } from "./jackpot-tiers.ts";
import { payFor } from "./play-spin.ts";
import { prizeNames } from "./prize-names.ts";
import type { HoldAndWin, JackpotTier, PayByCount, PickBonus, Slot, Weighted } from "./slot.ts";
import { betRules, freeSpinRules, readingRules, specialRules } from "./slot-rules.ts";
import { getVersion, type SlotVersions } from "./slot-versions.ts";

type Proven = VariantReturn & Partial<Pick<GameReturn, "bets">>;

/** All payouts of a slot, as multiples of the stake, with the proven figures that the notes state. */
export function slotPayTables(slot: Slot, proven: Proven | undefined = returns[slot.slug]): PayTable[] {
  const { freeSpins, pickBonus, spinMultipliers, lantern, collect, holdAndWin, jackpots } = slot;
  const tables = [symbolTable(slot, proven)];
  if (specialRules(slot).length > 0) tables.push(specialTable(slot));
  if (freeSpins) tables.push(freeSpinTable(slot, freeSpins.awards, freeSpins.retrigger));
  if (pickBonus) tables.push(pickCounts(slot, pickBonus.picks), pickPrizes(pickBonus));
  if (spinMultipliers) tables.push(drawTable("games-slots.spinMultiplier", spinMultipliers));
  if (lantern) tables.push(drawTable("games-slots.lanternMultiplier", lantern.values));
  if (collect) tables.push(drawTable("games-slots.cashValues", collect.values, "games-slots.cash"));
  if (holdAndWin) tables.push(holdTable(holdAndWin));
  if (jackpots) tables.push(jackpotTable(jackpots));
  return tables;
}

/** The pay tables of a version of a slot; by default, of the version that new rounds are played with. */
export const versionPayTables = (
  game: Pick<GameManifest, "mathsVersion" | "variants">,
  versions: SlotVersions,
  mathsVersion = game.mathsVersion ?? 1,
): PayTable[] => {
  const slot = getVersion(versions, mathsVersion);
  const variant = game.variants?.find((one) => one.mathsVersion === mathsVersion);
  return slotPayTables(slot, (variant && returns[slot.slug]?.variants?.[variant.name]) ?? returns[slot.slug]);
};

const symbolCell = (slot: Slot, letter: string): PayCell => ({
  word: slot.symbolWords[slot.symbols[letter]!]!,
});

function symbolTable(slot: Slot, proven: Proven | undefined): PayTable {
  const paying = Object.keys(slot.symbols).flatMap((letter): [PayCell, PayByCount][] => {
    const pays = letter === slot.scatter ? slot.scatterPays : slot.pays[letter];
    return pays ? [[symbolCell(slot, letter), pays]] : [];
  });
  if (slot.mixed) paying.push([{ word: "games-slots.mixed" }, slot.mixed.pays]);
  const counts = countsOf(
    slot,
    paying.map(([, pays]) => pays),
  );
  return {
    title: { word: "games-slots.payTable" },
    notes: [
      { word: "games-slots.payTableText" },
      ...provenNotes(proven),
      ...readingRules(slot),
      ...betRules(slot, { ante: true, buy: true }),
    ],
    columns: [{ word: "games-slots.symbol" }, ...counts],
    rows: paying.map(([name, pays]) => [
      name,
      ...counts.map(({ count, to }) => {
        const coins = to === undefined ? (pays[count] ?? 0) : payFor(pays, count);
        return coins > 0 ? { times: coins / slot.coins } : null;
      }),
    ]),
  };
}

/** The message keys for the returns of the ante bet and the feature buy. */
const betReturns = { "ante bet": "games-slots.anteReturn", "feature buy": "games-slots.buyReturn" };

/** Drops the decimals after the second, as the facts of a game do, so that both show the same maximum win. */
const truncate = (times: number): number => Math.floor(Number((times * 100).toFixed(6))) / 100;

/** The proven hit frequency and maximum win; empty for a slot whose proven figures have not been written yet. */
function provenNotes(proven: Proven | undefined): Word[] {
  if (proven?.hitRate === undefined) return [];
  return [
    { word: "games-slots.hitFrequency", values: { percent: proven.hitRate } },
    { word: "games-slots.maximumWin", values: { times: truncate(proven.maximum) } },
    ...Object.entries(betReturns).flatMap(([bet, word]) => {
      const percent = proven.bets?.[bet];
      return percent === undefined ? [] : [{ word, values: { percent } }];
    }),
  ];
}

/**
 * The rows of a pay table by count. For lines and ways, each count has its own row; for clusters and scatter
 * pays, counts up to the next payout share a row.
 */
function countsOf(
  { reading, reels, rows }: Slot,
  pays: readonly PayByCount[],
): { count: number; to?: number }[] {
  const counts = [...new Set(pays.flatMap((by) => Object.keys(by).map(Number)))].sort((a, b) => a - b);
  if (reading.kind === "lines" || reading.kind === "ways") return counts.map((count) => ({ count }));
  return counts.map((count, at) => ({ count, to: (counts[at + 1] ?? reels.length * rows + 1) - 1 }));
}

function specialTable(slot: Slot): PayTable {
  return {
    title: { word: "games-slots.specialSymbols" },
    notes: [],
    columns: [{ word: "games-slots.symbol" }, { word: "games-slots.whatItDoes" }],
    rows: specialRules(slot).map(({ letter, rule }) => [symbolCell(slot, letter), rule]),
  };
}

function freeSpinTable(slot: Slot, awards: PayByCount, retrigger: PayByCount | undefined): PayTable {
  return {
    title: { word: "games-slots.freeSpins" },
    notes: freeSpinRules(slot),
    columns: [
      symbolCell(slot, slot.scatter!),
      { word: "games-slots.freeSpins" },
      ...(retrigger ? [{ word: "games-slots.moreFreeSpins" }] : []),
    ],
    rows: Object.keys({ ...awards, ...retrigger }).map((count) => [
      { count: Number(count) },
      ...[awards, retrigger].flatMap((by) => {
        if (!by) return [];
        const spins = payFor(by, Number(count));
        return [spins > 0 ? { count: spins } : null];
      }),
    ]),
  };
}

function pickCounts(slot: Slot, picks: PayByCount): PayTable {
  return {
    title: { word: "games-slots.pickBonus" },
    notes: [{ word: "games-slots.rulePickOrder" }],
    columns: [symbolCell(slot, slot.scatter!), { word: "games-slots.picks" }],
    rows: Object.entries(picks).map(([count, each]) => [{ count: Number(count) }, { count: each }]),
  };
}

/** The hidden prizes of a pick bonus, and how many there are of each. */
function pickPrizes({ prizes }: PickBonus): PayTable {
  const values = [...new Set(prizes)].toSorted((one, other) => one - other);
  return {
    title: { word: "games-slots.pickPrizes" },
    notes: [],
    columns: [{ word: "games-slots.prize" }, { word: "games-slots.howMany" }],
    rows: values.map((times) => [{ times }, { count: prizes.filter((prize) => prize === times).length }]),
  };
}

const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

/** The pay table section of random values, such as multipliers, with the probability of each. */
function drawTable(word: string, values: Weighted, column = "games-slots.lantern"): PayTable {
  const all = sumOf(values.map(([, weight]) => weight));
  return {
    title: { word },
    notes: [],
    columns: [{ word: column }, { word: "games-slots.chance" }],
    rows: values.map(([times, weight]) => [{ times }, { share: weight / all }]),
  };
}

function holdTable({ coins, full }: HoldAndWin): PayTable {
  const all = sumOf(coins.map(({ weight }) => weight));
  return {
    title: { word: "games-slots.hold" },
    notes: [],
    columns: [{ word: "games-slots.prize" }, { word: "games.payout" }, { word: "games-slots.chance" }],
    rows: [
      ...coins.map(({ value, weight, prize }) => [
        { word: prize === undefined ? "games-slots.prizeCoin" : prizeNames[prize]! },
        { times: value },
        { share: weight / all },
      ]),
      [{ word: prizeNames[full.prize]! }, { times: full.value }, null],
    ],
  };
}

function jackpotTable(jackpots: readonly JackpotTier[]): PayTable {
  return {
    title: { word: "games-slots.jackpots" },
    notes: [{ word: "games-slots.ruleJackpots" }],
    columns: [{ word: "games-slots.pool" }, { word: "games-slots.ofEachStake" }],
    rows: jackpots.map(({ tier, contributionIn10000 }) => [
      { word: jackpotTierWords[tier]! },
      { share: contributionIn10000 / 10_000 },
    ]),
  };
}
