import { readFileSync } from "node:fs";
import type { StudioFeedGame, StudioGameTexts } from "@parlour/contracts/entities/studio-feed";
import { languageCodes } from "@parlour/contracts/languages";

type GameWords = Record<
  | "balance"
  | "stake"
  | "less"
  | "more"
  | "play"
  | "win"
  | "noWin"
  | "practice"
  | "choose"
  | "collect"
  | "door"
  | "trap"
  | "top"
  | "reels"
  | "funds"
  | "limit"
  | "bonus"
  | "stopped"
  | "pause"
  | "again"
  | "pays",
  string
>;

/** The studio's texts in one language: for its feed and for its games. */
type StudioTexts = { games: Record<string, StudioGameTexts>; words: GameWords };

const read = (language: string): StudioTexts =>
  JSON.parse(readFileSync(new URL(`texts/${language}.json`, import.meta.url), "utf8")) as StudioTexts;

const texts = new Map(languageCodes.map((code) => [code as string, read(code)]));

export const gameTexts = (game: string): StudioFeedGame["texts"] =>
  Object.fromEntries([...texts].map(([code, { games }]) => [code, games[game]!])) as StudioFeedGame["texts"];

export const wordsIn = (language: string): GameWords => (texts.get(language) ?? texts.get("en")!).words;

export const titleIn = (language: string, game: string): string =>
  (texts.get(language) ?? texts.get("en")!).games[game]!.title;
