import type { Market } from "@parlour/sports";
import { languageTag } from "@parlour/web/i18n/languages";
import type { Translate } from "@parlour/web/i18n/translator";
import { type EventNames, segmentName } from "./market-names.ts";

/** A line as bookmakers write it: −1.5, +0.25, 0; in French −1,5. */
function formatLine(line: number, signed: boolean, language: string): string {
  const text = new Intl.NumberFormat(languageTag(language), { useGrouping: false }).format(Math.abs(line));
  if (line < 0) return `−${text}`;
  return signed && line > 0 ? `+${text}` : text;
}

/** The line of an outcome; a handicap changes sign for the away side. */
export function lineOf({ kind, line }: Market, outcome: string, language: string): string {
  if (line === undefined) return "";
  if (kind !== "handicap") return formatLine(line, false, language);
  return formatLine(outcome === "away" && line !== 0 ? -line : line, true, language);
}

/** The name of an outcome without its line: a side, a player, a score, over or under. */
export function outcomeName(t: Translate, market: Market, outcome: string, names: EventNames): string {
  const single = plainName(t, outcome, names);
  if (single !== undefined) return single;
  if (market.kind === "forecast" || market.kind === "tricast") return outcome.replaceAll("-", " → ");
  if (market.kind === "correctScore") return outcome.replace("-", "–");
  const margin = /^(home|away):(.+)$/.exec(outcome);
  if (margin) {
    return t("markets.marginBy", {
      team: margin[1] === "home" ? names.home : names.away,
      margin: margin[2]!.replace("-", "–"),
    });
  }
  if (/^s\d+$/.test(outcome)) return segmentName(t, names.sport, Number(outcome.slice(1)));
  const parts = outcome.split("-").map((part) => plainName(t, part, names));
  if (parts.length === 2 && !parts.includes(undefined)) {
    return market.kind === "doubleChance"
      ? t("markets.either", { one: parts[0]!, other: parts[1]! })
      : parts.join(" / ");
  }
  return names.players[outcome] ?? outcome;
}

/** The full name of an outcome, for a bet slip: "Over 2.5", "Brackwater Rovers −1". */
export function selectionName(
  { t, language }: { t: Translate; language: string },
  market: Market,
  outcome: string,
  names: EventNames,
): string {
  const line = lineOf(market, outcome, language);
  const name = outcomeName(t, market, outcome, names);
  return line === "" ? name : `${name} ${line}`;
}

function plainName(t: Translate, outcome: string, { home, away }: EventNames): string | undefined {
  switch (outcome) {
    case "home":
      return home;
    case "away":
      return away;
    case "draw":
      return t("markets.draw");
    case "over":
      return t("markets.over");
    case "under":
      return t("markets.under");
    case "yes":
      return t("markets.yes");
    case "no":
      return t("markets.no");
    case "odd":
      return t("markets.odd");
    case "even":
      return t("markets.even");
    case "none":
      return t("markets.noGoal");
    case "other":
      return t("markets.otherScore");
    case "equal":
      return t("markets.equal");
    default:
      return undefined;
  }
}
