import type { ChannelType, DocumentStatus } from "@parlour/contracts/enumerations";
import type { ExchangeRates } from "@parlour/rules/approximate";
import { createContext, useContext } from "react";
import type { api } from "./api.ts";
import type { Method } from "./method.ts";
import type { TabMemory } from "./parts/tab-memory.ts";

type Profile = Awaited<ReturnType<typeof api.profile>>;
type Config = Awaited<ReturnType<typeof api.config>>;

/** The data that every screen of the cashier shares. */
export type CashierData = {
  session: string;
  profile: Profile;
  config: Config;
  documentStatus: DocumentStatus;
  /** The player's entries and unanswered requests in this tab. */
  memory: TabMemory;
  /**
   * Adds the player's channel to every payment request, because operators can restrict a payment method to certain
   * channels.
   */
  headers: { "x-channel": ChannelType };
  currency: string;
  /** Exchange rates, for display only. */
  rates: ExchangeRates;
  deposits: readonly Method[];
  withdrawals: readonly Method[];
  /** A counter that is incremented whenever a balance changes, so that lists reload. */
  changes: number;
  /** Reloads all data, for example after the player has linked a bank account. */
  reload: () => void;
};

export const CashierContext = createContext<CashierData | null>(null);

export function useCashier(): CashierData {
  const data = useContext(CashierContext);
  if (data === null) throw new Error("useCashier needs the cashier around it");
  return data;
}
