import type { StudioFeedGame, StudioGameTexts } from "@parlour/contracts/entities/studio-feed";
import { languageCodes } from "@parlour/contracts/languages";
import { readContentTexts, readTexts, type Texts } from "../../../kit/texts.ts";

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

const words = readTexts<GameWords>("play", "sandbox-studio");

/** The texts of the studio's games, by the game's id at the studio. */
const games: Readonly<Record<string, Texts<StudioGameTexts>>> = {
  "lantern-row": readContentTexts<StudioGameTexts>("studio-games/lantern-row"),
  "copper-steps": readContentTexts<StudioGameTexts>("studio-games/copper-steps"),
};

export const gameTexts = (game: string): StudioFeedGame["texts"] =>
  Object.fromEntries(languageCodes.map((code) => [code, games[game]!.in(code)])) as StudioFeedGame["texts"];

export const wordsIn = (language: string): GameWords => words.in(language);

export const titleIn = (language: string, game: string): string => games[game]!.in(language).title;
