import type { OpenCase } from "@parlour/contracts/entities/case";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { FindClaim, ReleaseClaim } from "../../../kit/operator.ts";
import type { AutomaticDecisions } from "../../../kit/ports/automatic-decisions.ts";
import type { BankAccounts } from "../../../kit/ports/bank-accounts.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { Cases } from "../../../kit/ports/cases.ts";
import type { Documents } from "../../../kit/ports/documents.ts";
import type { ExclusionRegister } from "../../../kit/ports/exclusion-register.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import type { LinkedAccounts } from "../../../kit/ports/linked-accounts.ts";
import type { PaymentMethods } from "../../../kit/ports/payment-methods.ts";
import type { PaymentProvider } from "../../../kit/ports/payment-provider.ts";
import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { VisitorLocation } from "../../../kit/ports/visitor-location.ts";

export type CashierSettings = {
  get(): Promise<{
    isCashierDepositEnabled: boolean;
    isCashierWithdrawalEnabled: boolean;
    brandCode: string;
  }>;
};

export type PaymentParts = {
  kit: Kit;
  players: Players;
  documents: Documents;
  linkedAccounts: LinkedAccounts;
  bankAccounts: BankAccounts;
  methods: PaymentMethods;
  settings: CashierSettings;
  location: VisitorLocation;
  jurisdictions: Jurisdictions;
  protection: Pick<PlayerProtection, "refresh" | "checkDeposit">;
  register: Pick<ExclusionRegister, "checkDeposit">;
  /** Revokes the bonuses of a deposit before the deposit is reversed. */
  bonuses: Pick<BonusGrants, "lock" | "revokeDeposit">;
  /** Returns whether a case holds the player's withdrawals, in which case they are not approved. */
  cases: Pick<Cases, "holdsWithdrawals">;
  providers: readonly PaymentProvider[];
  /** Lets the approval rules postpone their decision while an operator has claimed the withdrawal. */
  findClaim: FindClaim;
  /** Releases the claim of the operator who gave the first of two approvals. */
  releaseClaim: ReleaseClaim;
  automaticDecisions: AutomaticDecisions;
};

/**
 * The parts for reviewing withdrawals: payments, and the facts that operators and rules judge a withdrawal
 * by.
 */
export type ReviewParts = PaymentParts & {
  findActiveBonus(db: Queryable, playerId: string): Promise<{ name: string; wageringPercent: number } | null>;
  /** Lists the open cases about the player that matter for withdrawals. */
  listOpenCases(db: Queryable, playerId: string): Promise<OpenCase[]>;
  /** Finds players by part of a name, e-mail address and so on. */
  findPlayers(term: string, limit: number): Promise<readonly { id: string }[]>;
};

export function findProvider(
  { providers }: Pick<PaymentParts, "providers">,
  code: string,
): PaymentProvider | undefined {
  return providers.find((provider) => provider.code === code);
}
