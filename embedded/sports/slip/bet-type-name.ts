import { findBetType, lineCount } from "@parlour/sports";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import type { SlipMode } from "./slip-state.ts";

export const modeNames: Readonly<Record<SlipMode, MessageKey>> = {
  singles: "sportsbook.modeSingles",
  multiple: "sportsbook.modeMultiple",
  system: "sportsbook.modeSystem",
  builder: "sportsbook.modeBuilder",
};

/** System names such as Trixie are the same in every language. */
const systems: Readonly<Record<string, string>> = {
  TRIXIE: "Trixie",
  PATENT: "Patent",
  YANKEE: "Yankee",
  LUCKY_15: "Lucky 15",
  CANADIAN: "Canadian",
  LUCKY_31: "Lucky 31",
  HEINZ: "Heinz",
  LUCKY_63: "Lucky 63",
  SUPER_HEINZ: "Super Heinz",
  GOLIATH: "Goliath",
};

/** The name of a bet type: "Single", "4-fold", "Trixie (4 bets)", "2 of 4 (6 bets)". */
export function betTypeName(t: Translate, id: string, selections: number): string {
  if (id === "SINGLE") return t("sportsbook.single");
  if (id === "BUILDER") return t("sportsbook.modeBuilder");
  if (id === "MULTIPLE") return t("sportsbook.fold", { count: selections });
  const type = findBetType(id, selections);
  const [size = "", all = ""] = id.split("/");
  const name = systems[id] ?? t("sportsbook.systemOf", { size, all });
  return type ? t("sportsbook.systemLines", { name, count: lineCount(type) }) : name;
}
