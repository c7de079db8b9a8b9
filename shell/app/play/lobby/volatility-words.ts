import type { Volatility } from "@parlour/contracts/enumerations";
import type { MessageKey } from "@parlour/web/i18n/messages";

export const volatilityWords: Record<Volatility, MessageKey> = {
  low: "lobby.volatilityLow",
  medium: "lobby.volatilityMedium",
  high: "lobby.volatilityHigh",
};
