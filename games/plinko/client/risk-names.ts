import type { MessageKey } from "@parlour/web/i18n/messages";
import type { PlinkoRisk } from "../math/plinko-pays.ts";

export const riskNames: Record<PlinkoRisk, MessageKey> = {
  low: "games-plinko.low",
  medium: "games-plinko.medium",
  high: "games-plinko.high",
};
