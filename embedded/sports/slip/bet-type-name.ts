import { findBetType, lineCount, systemName } from "@parlour/sports";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import type { SlipMode } from "./slip-state.ts";

export const modeNames: Readonly<Record<SlipMode, MessageKey>> = {
  singles: "sportsbook.modeSingles",
  multiple: "sportsbook.modeMultiple",
  system: "sportsbook.modeSystem",
  builder: "sportsbook.modeBuilder",
};

/** The name of a bet type: "Single", "4-fold", "Trixie (4 bets)", "2 of 4 (6 bets)". */
export function betTypeName(t: Translate, id: string, selections: number): string {
  if (id === "SINGLE") return t("sportsbook.single");
  if (id === "BUILDER") return t("sportsbook.modeBuilder");
  if (id === "MULTIPLE") return t("sportsbook.fold", { count: selections });
  const type = findBetType(id, selections);
  const name = systemName(id, (size, all) => t("sportsbook.systemOf", { size, all }));
  return type ? t("sportsbook.systemLines", { name, count: lineCount(type) }) : name;
}
