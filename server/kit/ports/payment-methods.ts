/** A way to pay in or out, as one player may use it. Amounts are minor units of its currency. */
export type PaymentMethod = {
  group: string;
  groupName: string;
  code: string;
  name: string;
  currency: string;
  minMinor: bigint;
  maxMinor: bigint;
  feeMinor: bigint;
  /** Who carries it out. */
  provider: string;
};

/** What decides which methods are offered. What is not given excludes nothing. */
export type MethodQuery = {
  paymentType: "D" | "W";
  brand?: string | undefined;
  channel?: string | undefined;
  currency?: string | undefined;
  /** `US` or `CA-ON`. */
  region?: string | undefined;
  /** Whose own limits count, where two operators agreed on some. */
  playerId?: string | undefined;
};

/** Answered by the routing service. */
export type PaymentMethods = {
  /** In the order in which they are shown. */
  list(query: MethodQuery): Promise<readonly PaymentMethod[]>;
};
