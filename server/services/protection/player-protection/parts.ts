import type { ExchangeRates } from "@parlour/rules/approximate";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { ListDeposits } from "./deposits.ts";

/** The exchange rates, cached in memory. */
export type Rates = { refresh(): Promise<void>; current(): ExchangeRates };

export type ProtectionParts = {
  kit: Kit;
  players: Pick<Players, "get" | "find">;
  jurisdictions: Jurisdictions;
  listDeposits: ListDeposits;
  rates: Rates;
  /** Returns when the account was opened. */
  findJoinedAt: (db: Queryable, playerId: string) => Promise<Date | undefined>;
};
