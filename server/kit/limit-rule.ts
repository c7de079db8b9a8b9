export type LimitRule = {
  /** The name of the counter, e.g. `login-failure`. */
  scope: string;
  /** The subject of the counter, e.g. an IP address or a player id. */
  key: string;
  max: number;
  windowSeconds: number;
  /** How long the counter blocks once `max` is reached; by default until the window ends. */
  blockSeconds?: number;
};
