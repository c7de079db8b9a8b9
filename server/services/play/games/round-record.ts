/** One stored step of a round: amounts in minor units, random numbers in order. */
export type RecordedStep = {
  /** The bet of the first step, or the action of a later one. */
  action: unknown;
  stake: number;
  win: number;
  draws: number[];
  /**
   * The number of 32-bit words that have been read from the seed's stream of random numbers by the end of this step.
   */
  cursor: number;
  /** The player's view, stored only for shared rounds, which can't be replayed from their draws. */
  view?: unknown;
};

/** The record stored with a round of our own games. */
export type RoundRecordData = {
  steps: RecordedStep[];
  /** The state of the game's maths; null for shared rounds. */
  state: unknown;
  done: boolean;
  /** The version of the maths; not stored for the first version. */
  maths?: number;
  /** The payout cap in minor units, stored if it has reduced a win. */
  payoutCap?: number;
  /** The seeds of a shared round; single-player rounds have theirs in `fair_seeds`. */
  seeds?: { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number };
};

export function parseRecord(text: string | null): RoundRecordData {
  if (text === null) return { steps: [], state: null, done: false };
  return JSON.parse(text) as RoundRecordData;
}
