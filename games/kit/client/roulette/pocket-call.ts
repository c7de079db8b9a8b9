import type { Translate } from "@parlour/web/i18n/translator";
import { pocketColour, pocketLabel } from "../../math/roulette-layout.ts";

/** How a dealer calls a result: the number and its colour, or zero. */
export function pocketCall(pocket: number, t: Translate): string {
  const [label, colour] = [pocketLabel(pocket), pocketColour(pocket)];
  if (colour === "green") return label === "0" ? t("games-roulette.zero") : label;
  return `${label}, ${t(colour === "red" ? "games-roulette.spotRed" : "games-roulette.spotBlack")}`;
}
