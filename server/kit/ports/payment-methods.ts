/** A deposit or withdrawal method as offered to one player. Amounts are minor units of its currency. */
export type PaymentMethod = {
  group: string;
  groupName: string;
  code: string;
  name: string;
  currency: string;
  minMinor: bigint;
  maxMinor: bigint;
  feeMinor: bigint;
  /** The payment provider. */
  provider: string;
};

/** The conditions of the offered methods. A missing value excludes nothing. */
export type MethodQuery = {
  paymentType: "D" | "W";
  brand?: string | undefined;
  channel?: string | undefined;
  currency?: string | undefined;
  /** `US` or `CA-ON`. */
  region?: string | undefined;
  /** The player whose individual limits apply, if operators have approved any. */
  playerId?: string | undefined;
};

/** Answered by the routing service. */
export type PaymentMethods = {
  /** In the order in which they are shown. */
  list(query: MethodQuery): Promise<readonly PaymentMethod[]>;
};
