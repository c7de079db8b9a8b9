import type { Word } from "../pay-table.ts";
import type { PayByCount, Slot, Weighted } from "./slot.ts";
import type { BetMode } from "./slot-state.ts";

const fewest = (pays: PayByCount): number => Math.min(...Object.keys(pays).map(Number));
const highest = (weighted: Weighted): number => Math.max(...weighted.map(([value]) => value));
const listed = (multipliers: readonly number[]): string => multipliers.map((times) => `×${times}`).join(", ");

/** The rules for evaluating a screen: the pay system, reel heights, multipliers and cascades. */
export function readingRules(slot: Slot): Word[] {
  const { spinMultipliers, cascadeMultipliers } = slot;
  const rules: Word[] = [readingRule(slot)];
  if (slot.mixed) rules.push({ word: "games-slots.ruleMixed" });
  if (slot.rising)
    rules.push({
      word: "games-slots.ruleRising",
      values: { rows: slot.rising.at(-1)!, ways: slot.rising.at(-1)! ** slot.reels.length },
    });
  if (slot.opening)
    rules.push({
      word: "games-slots.ruleOpening",
      values: {
        open: slot.opening[0]!.filter((height) => height > 0).length,
        ways: slot.opening.at(-1)!.reduce((product, height) => product * height, 1),
      },
    });
  if (slot.heights) rules.push({ word: "games-slots.ruleHeights" });
  if (spinMultipliers)
    rules.push({ word: "games-slots.ruleSpinMultiplier", values: { times: highest(spinMultipliers) } });
  if (cascadeMultipliers) rules.push({ word: "games-slots.ruleCascades" });
  if (cascadeMultipliers && cascadeMultipliers.length > 1)
    rules.push({ word: "games-slots.ruleCascadeMultipliers", values: { times: listed(cascadeMultipliers) } });
  if (slot.cellMultipliers)
    rules.push({ word: "games-slots.ruleCells", values: { times: slot.cellMultipliers.most } });
  if (slot.maximumWin) rules.push({ word: "games-slots.ruleMaximum", values: { times: slot.maximumWin } });
  return rules;
}

/** The rules of the ante bet and the feature buy, unless the player's jurisdiction forbids them. */
export function betRules({ anteBet, featureBuy }: Slot, isAllowed: Record<BetMode, boolean>): Word[] {
  const rules: Word[] = [];
  if (anteBet && isAllowed.ante)
    rules.push({ word: "games-slots.ruleAnte", values: { times: anteBet.cost[0] / anteBet.cost[1] } });
  if (featureBuy && isAllowed.buy)
    rules.push({
      word: "games-slots.ruleBuy",
      values: { times: featureBuy.cost, count: featureBuy.scatters },
    });
  return rules;
}

function readingRule({ reading }: Slot): Word {
  if (reading.kind === "lines") {
    const word = reading.bothWays ? "games-slots.ruleBothWays" : "games-slots.ruleLines";
    return { word, values: { count: reading.lines.length } };
  }
  const words = {
    ways: "games-slots.ruleWays",
    anywhere: "games-slots.ruleAnywhere",
    clusters: "games-slots.ruleClusters",
  };
  return { word: words[reading.kind] };
}

/** The rules of the special symbols: the symbol, and a sentence for each rule. */
export function specialRules(slot: Slot): { letter: string; rule: Word }[] {
  const { wild, wildMultiplier, scatter, scatterPays, freeSpins, pickBonus, mystery, lantern, holdAndWin } =
    slot;
  const rules: { letter: string; rule: Word }[] = [];
  const add = (letter: string, word: string, values?: Word["values"]) =>
    rules.push({ letter, rule: values ? { word, values } : { word } });
  if (wild) add(wild, "games-slots.ruleWild");
  if (wild && slot.expandingWilds) add(wild, "games-slots.ruleExpanding");
  if (wild && slot.walkingWilds) add(wild, "games-slots.ruleWalking", { count: slot.walkingWilds.respins });
  if (wild && wildMultiplier) add(wild, "games-slots.ruleWildMultiplier", { times: wildMultiplier });
  if (mystery) add(mystery.letter, "games-slots.ruleMystery");
  if (lantern) add(lantern.letter, "games-slots.ruleLantern", { times: highest(lantern.values) });
  if (scatter && scatterPays) add(scatter, "games-slots.ruleScatterPays", { count: fewest(scatterPays) });
  if (scatter && freeSpins) {
    const count = fewest(freeSpins.awards);
    add(scatter, "games-slots.ruleFreeSpins", { count, spins: freeSpins.awards[count] ?? 0 });
  }
  if (scatter && pickBonus) {
    const count = fewest(pickBonus.picks);
    add(scatter, "games-slots.rulePick", { count, picks: pickBonus.picks[count] ?? 0 });
  }
  if (slot.collect) {
    add(slot.collect.cash, "games-slots.ruleCash");
    add(slot.collect.collector, "games-slots.ruleCollect");
  }
  if (holdAndWin) {
    const { coin, needed, respins, full } = holdAndWin;
    add(coin, "games-slots.ruleHold", { count: needed, respins, times: full.value });
  }
  return rules;
}

export function freeSpinRules({ freeSpins, cellMultipliers, collect }: Slot): Word[] {
  if (!freeSpins) return [];
  const { multipliers, cascadeMultipliers, retrigger, stickyWilds, expandingSymbols } = freeSpins;
  const rules: Word[] = [];
  if (Math.max(...multipliers) > 1)
    rules.push({ word: "games-slots.ruleFreeMultiplier", values: { times: listed(multipliers) } });
  if (cascadeMultipliers)
    rules.push({ word: "games-slots.ruleFreeCascades", values: { times: listed(cascadeMultipliers) } });
  if (freeSpins.growingMultiplier) rules.push({ word: "games-slots.ruleGrowing" });
  if (cellMultipliers) rules.push({ word: "games-slots.ruleCellsFree" });
  if (collect) {
    const { every, moreSpins, multipliers: times } = collect.meter;
    rules.push({
      word: "games-slots.ruleMeter",
      values: { count: every, spins: moreSpins, times: listed(times) },
    });
  }
  if (stickyWilds) rules.push({ word: "games-slots.ruleSticky" });
  if (expandingSymbols) rules.push({ word: "games-slots.ruleExpandingSymbol" });
  if (retrigger) rules.push({ word: "games-slots.ruleRetrigger" });
  return rules;
}
