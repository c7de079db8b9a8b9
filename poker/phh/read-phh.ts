import { parse, type TomlTable } from "smol-toml";
import { parseCards } from "../cards.ts";
import type { Chips } from "../engine/state.ts";
import { type PhhAction, PhhError, type PhhHand, parseVariant } from "./hand.ts";
import { parseAction } from "./parse-action.ts";

const DECIMALS_MAX = 6;

const OWN_FIELDS = new Set([
  "variant",
  "ante_trimming_status",
  "antes",
  "blinds_or_straddles",
  "min_bet",
  "small_bet",
  "big_bet",
  "starting_stacks",
  "actions",
  "finishing_stacks",
  "winnings",
  "_dead_blinds",
  "_second_board",
  "_boards",
  "_decimals",
]);

const isTable = (value: unknown): value is TomlTable =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

function numbersOf(table: TomlTable, field: string): number[] | null {
  const value = table[field];
  if (value === undefined) return null;
  if (!Array.isArray(value) || value.some((entry) => typeof entry !== "number"))
    throw new PhhError(`${field} is not a list of amounts.`);
  return value as number[];
}

function decimalsOf(amount: number): number {
  if (!Number.isFinite(amount)) throw new PhhError("A stack is unknown.");
  if (amount < 0) throw new PhhError("An amount is negative.");
  const decimals = String(amount).split(".")[1]?.length ?? 0;
  if (decimals > DECIMALS_MAX || String(amount).includes("e"))
    throw new PhhError(`${amount} is too precise.`, "An amount is too precise.");
  return decimals;
}

/**
 * Public files record the posts of new and returning players as negative blinds. A whole big blind is live; anything
 * above it, or less than it, is dead.
 */
function splitPosts(blinds: readonly Chips[]): { live: Chips[]; dead: Chips[] } {
  const bigBlind = Math.max(...blinds);
  const live = blinds.map((blind) => (blind >= 0 ? blind : -blind >= bigBlind ? bigBlind : 0));
  return { live, dead: blinds.map((blind, player) => (blind >= 0 ? 0 : -blind - live[player]!)) };
}

function readHand(table: TomlTable): PhhHand {
  const { variant } = table;
  if (typeof variant !== "string") throw new PhhError("The file has no variant.");
  const { game, limit } = parseVariant(variant);
  const notations = table.actions;
  if (!Array.isArray(notations) || notations.some((entry) => typeof entry !== "string"))
    throw new PhhError("The file has no list of actions.");

  const stacks = numbersOf(table, "starting_stacks");
  if (!stacks || stacks.length < 2) throw new PhhError("The file has no starting stacks of two players.");
  const list = (field: string) => numbersOf(table, field) ?? stacks.map(() => 0);
  const blinds = list("blinds_or_straddles");
  const lists = {
    antes: list("antes"),
    blinds: blinds.map(Math.abs),
    deadBlinds: list("_dead_blinds"),
    stacks,
    finishing: numbersOf(table, "finishing_stacks"),
    winnings: numbersOf(table, "winnings"),
  };
  const bets = [table.min_bet, table.small_bet, table.big_bet].filter((bet) => typeof bet === "number");
  const raises = (notations as string[])
    .flatMap((text) => /cbr\s+([\d.]+)/.exec(text)?.[1] ?? [])
    .map(Number);
  const every = [...Object.values(lists).flatMap((amounts) => amounts ?? []), ...bets, ...raises];
  const stated = typeof table._decimals === "number" ? table._decimals : 0;
  const decimals = Math.max(stated, ...every.map(decimalsOf));
  const chips = (amount: number): number => {
    const whole = Math.round(amount * 10 ** decimals);
    if (!Number.isSafeInteger(whole)) throw new PhhError(`${amount} is not an amount of chips.`);
    return whole;
  };
  for (const [name, amounts] of Object.entries(lists))
    if (amounts && amounts.length !== stacks.length) throw new PhhError(`${name}: one amount per player.`);

  // A heads-up file lists forced bets in reverse, because the button posts the small blind.
  const forced = (amounts: number[]) => (stacks.length === 2 ? amounts.toReversed() : amounts).map(chips);
  const posted = splitPosts(forced(blinds));
  const minBet = table[limit === "fixed" ? "small_bet" : "min_bet"];
  if (typeof minBet !== "number") throw new PhhError("The file has no smallest bet.");
  const second = table._second_board;
  return {
    game,
    limit,
    decimals,
    // Some files set `ante_trimming_status` to true for a big-blind ante. No other player pays that ante, so
    // there is nothing to trim.
    trimAntes: table.ante_trimming_status === true && new Set(lists.antes).size === 1,
    antes: forced(lists.antes),
    blinds: posted.live,
    deadBlinds: lists.deadBlinds.map((dead, player) => chips(dead) + posted.dead[player]!),
    minBet: chips(minBet),
    bigBet: chips(typeof table.big_bet === "number" ? table.big_bet : minBet),
    startingStacks: stacks.map(chips),
    actions: (notations as string[])
      .map((text) => parseAction(text, stacks.length, (amount) => chips(Number(amount))))
      .filter((action): action is PhhAction => action !== null),
    finishingStacks: lists.finishing?.map(chips) ?? null,
    winnings: lists.winnings?.map(chips) ?? null,
    secondBoard:
      typeof second === "string"
        ? { cards: parseCards(second), from: table._boards === 2 ? "deal" : "run" }
        : null,
    details: Object.fromEntries(
      Object.entries(table).filter(([field]) => !OWN_FIELDS.has(field)),
    ) as PhhHand["details"],
  };
}

function tablesOf(text: string): TomlTable[] {
  let file: TomlTable;
  try {
    file = parse(text);
  } catch (error) {
    throw new PhhError(`The file is not TOML: ${(error as Error).message}`, "The file is not TOML.");
  }
  if ("variant" in file) return [file];
  const tables = Object.values(file).filter(isTable);
  if (tables.length === 0) throw new PhhError("The file has no hand.");
  return tables;
}

/** Reads a .phh file with one hand, or a .phhs file with a numbered table for each hand. */
export const readPhh = (text: string): PhhHand[] => tablesOf(text).map(readHand);

/**
 * Reads a file like `readPhh`, but returns a function for each hand, so that a hand that can't be read does not affect
 * the others.
 */
export const readEachHand = (text: string): (() => PhhHand)[] =>
  tablesOf(text).map((table) => () => readHand(table));
