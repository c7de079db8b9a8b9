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
  /** Which of the provider's declared kinds it is. */
  kind: string;
};

/** The facts that decide which methods are offered. A missing one excludes nothing. */
export type MethodQuery = {
  paymentType: "D" | "W";
  brand?: string | undefined;
  channel?: string | undefined;
  currency?: string | undefined;
  /** `US` or `CA-ON`. */
  region?: string | undefined;
  /** Applies this player's own limits, if two operators have set any. */
  playerId?: string | undefined;
};

/** Implemented by the routing service. */
export type PaymentMethods = {
  /** In the order in which they are shown. */
  list(query: MethodQuery): Promise<readonly PaymentMethod[]>;
};
