import type { PartnerDay, PartnerPayment, PartnerPlayer } from "@parlour/contracts/entities/api-key";
import type { Kit } from "../../../kit/kit.ts";
import type { OperatorAccounts } from "../../../kit/ports/operator-accounts.ts";
import type { PaymentPage, PlayerPage } from "../../../kit/ports/partner-sources.ts";

/** The operators who receive secrets, and the data that partners can read, from the services that own them. */
export type PartnerPorts = {
  operators: Pick<OperatorAccounts, "find">;
  days(period: { from: string; to: string }, currency: string): Promise<PartnerDay[]>;
  players(page: PlayerPage): Promise<{ items: PartnerPlayer[]; nextCursor: string | null }>;
  findPlayer(playerId: string): Promise<PartnerPlayer | undefined>;
  payments(page: PaymentPage): Promise<{ items: PartnerPayment[]; nextCursor: string | null }>;
};

export type PartnerParts = PartnerPorts & { kit: Kit };
