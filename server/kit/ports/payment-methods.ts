/** A payment method as one player may use it. Amounts are minor units of its currency. */
export type PaymentMethod = {
  group: string;
  groupName: string;
  code: string;
  name: string;
  currency: string;
  minMinor: bigint;
  maxMinor: bigint;
  feeMinor: bigint;
  /** The code of the provider that moves the money. */
  provider: string;
  /** The provider's declared kind that the method was created from. */
  kind: string;
};

/** The criteria that decide which methods are offered. A missing criterion excludes nothing. */
export type MethodQuery = {
  paymentType: "D" | "W";
  brand?: string | undefined;
  channel?: string | undefined;
  currency?: string | undefined;
  /** A country or subdivision: `US` or `CA-ON`. */
  region?: string | undefined;
  /** The player whose individual limits apply, if operators have set any. */
  playerId?: string | undefined;
};

/** Lists payment methods. Implemented by the routing service. */
export type PaymentMethods = {
  /** Lists the methods in the order in which they are shown. */
  list(query: MethodQuery): Promise<readonly PaymentMethod[]>;
};
