/** One step of a round, as it is kept: amounts in minor units, every random number in its order. */
export type RecordedStep = {
  /** The bet for the first step, the action for the others. */
  action: unknown;
  stake: number;
  win: number;
  draws: number[];
  /** Words read from the seed's stream by the end of this step. */
  cursor: number;
  /** Only where the round cannot be replayed from its draws, because all players shared them. */
  view?: unknown;
};

/** What we keep with a round of our own games. */
export type RoundRecordData = {
  steps: RecordedStep[];
  /** Where the maths stands; null for rounds that were shared. */
  state: unknown;
  done: boolean;
  /** Seeds of a shared round; rounds of one player have them in `fair_seeds`. */
  seeds?: { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number };
};

export function parseRecord(text: string | null): RoundRecordData {
  if (text === null) return { steps: [], state: null, done: false };
  return JSON.parse(text) as RoundRecordData;
}
