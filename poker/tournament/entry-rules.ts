import type { Chips } from "../engine/state.ts";

export interface EntryRules {
  /**
   * The number of levels in which players may register late, re-enter and re-buy; 0 means that registration
   * ends at the start.
   */
  lateLevels: number;
  /** How many times an eliminated player may re-enter; 0 means a freezeout. */
  reEntriesMax: number;
  /** How many times a player may re-buy; 0 means no re-buys. */
  reBuysMax: number;
  hasAddOn: boolean;
}

export interface EntryMoment {
  isRunning: boolean;
  /** The current blind level, counted from zero. */
  level: number;
}

export const isLateEntryOpen = ({ lateLevels }: EntryRules, { isRunning, level }: EntryMoment): boolean =>
  isRunning && level < lateLevels;

/** Whether an eliminated player who has already entered `entries` times may re-enter. */
export const mayReEnter = (rules: EntryRules, moment: EntryMoment, entries: number): boolean =>
  isLateEntryOpen(rules, moment) && entries <= rules.reEntriesMax;

/** Whether a player may re-buy. Players who have more chips than they started with may not. */
export const mayReBuy = (
  rules: EntryRules,
  moment: EntryMoment,
  { reBuys, stack }: { reBuys: number; stack: Chips },
  startingChips: Chips,
): boolean => isLateEntryOpen(rules, moment) && reBuys < rules.reBuysMax && stack <= startingChips;

/** Whether a player may take the add-on, which is offered once, in the last level of the re-buy period. */
export const mayAddOn = (
  rules: EntryRules,
  { isRunning, level }: EntryMoment,
  { hasAddOn }: { hasAddOn: boolean },
): boolean => rules.hasAddOn && isRunning && !hasAddOn && level === rules.lateLevels - 1;
