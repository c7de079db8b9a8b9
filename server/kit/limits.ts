import type { Transaction } from "./database.ts";

export type LimitRule = {
  /** What is counted, e.g. `login-failure`. */
  scope: string;
  /** Who is counted, e.g. an address or a player id. */
  key: string;
  max: number;
  windowSeconds: number;
  /** Once `max` is reached the counter stays shut for this long; until the window ends otherwise. */
  blockSeconds?: number;
};

export type LimitResult = {
  allowed: boolean;
  remaining: number;
  /** 0 while hits remain. */
  retryAfterSeconds: number;
};

/** Counters that survive a restart and hold across servers. */
export type Limits = {
  /** Counts one, unless the maximum is used up. */
  hit(rule: LimitRule, tx?: Transaction): Promise<LimitResult>;
  /** What the next hit would find, without counting. */
  peek(rule: LimitRule, tx?: Transaction): Promise<LimitResult>;
  reset(counter: { scope: string; key: string }, tx?: Transaction): Promise<void>;
};
