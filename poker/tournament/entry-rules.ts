import type { Chips } from "../engine/state.ts";

export interface EntryRules {
  /**
   * The number of levels in which players may register late, re-enter and re-buy; 0 means that registration
   * ends at the start.
   */
  lateLevels: number;
  /** How often an eliminated player may re-enter; 0 means a freezeout. */
  reEntriesMax: number;
  /** How often a player may re-buy; 0 means no re-buys. */
  reBuysMax: number;
  hasAddOn: boolean;
}

export interface EntryMoment {
  isRunning: boolean;
  /** The current level, counted from zero. */
  level: number;
}

export const isLateEntryOpen = ({ lateLevels }: EntryRules, { isRunning, level }: EntryMoment): boolean =>
  isRunning && level < lateLevels;

/** Whether an eliminated player may re-enter after this many entries. */
export const mayReEnter = (rules: EntryRules, moment: EntryMoment, entries: number): boolean =>
  isLateEntryOpen(rules, moment) && entries <= rules.reEntriesMax;

/** A re-buy is only for players with at most the starting chips. */
export const mayReBuy = (
  rules: EntryRules,
  moment: EntryMoment,
  { reBuys, stack }: { reBuys: number; stack: Chips },
  startingChips: Chips,
): boolean => isLateEntryOpen(rules, moment) && reBuys < rules.reBuysMax && stack <= startingChips;

/** The add-on is offered once, in the last level of the re-buy period. */
export const mayAddOn = (
  rules: EntryRules,
  { isRunning, level }: EntryMoment,
  { hasAddOn }: { hasAddOn: boolean },
): boolean => rules.hasAddOn && isRunning && !hasAddOn && level === rules.lateLevels - 1;
