import type { MessageKey } from "@parlour/web/i18n/messages";
import type { PlinkoRisk } from "../math/plinko-pays.ts";

export const riskNames: Record<PlinkoRisk, MessageKey> = {
  low: "games-tables.plinkoLow",
  medium: "games-tables.plinkoMedium",
  high: "games-tables.plinkoHigh",
};
