/** One stored step of a round: amounts in minor units, random numbers in order. */
export type RecordedStep = {
  /** The bet for the first step, the action for the others. */
  action: unknown;
  stake: number;
  win: number;
  draws: number[];
  /** Words read from the seed's stream by the end of this step. */
  cursor: number;
  /** Only for rounds that can't be replayed from their draws because all players shared them. */
  view?: unknown;
};

/** The record stored with a round of our own games. */
export type RoundRecordData = {
  steps: RecordedStep[];
  /** The maths' state; null for shared rounds. */
  state: unknown;
  done: boolean;
  /** The version of the maths; the first one is not written. */
  maths?: number;
  /** In minor units, where the cap has cut a win. */
  payoutCap?: number;
  /** The seeds of a shared round; single-player rounds have theirs in `fair_seeds`. */
  seeds?: { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number };
};

export function parseRecord(text: string | null): RoundRecordData {
  if (text === null) return { steps: [], state: null, done: false };
  return JSON.parse(text) as RoundRecordData;
}
