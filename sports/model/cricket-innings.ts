/** The probabilities of the outcomes of one ball: a wicket, or 0 to 6 runs. */
export interface Ball {
  readonly wicket: number;
  /** Probabilities of 0, 1, 2, … runs. */
  readonly runs: readonly number[];
}

export interface Innings {
  readonly runs: number;
  readonly balls: number;
  readonly wickets: number;
}

export const BALLS = 120;
export const OVER_BALLS = 6;
export const WICKETS = 10;
/** The highest score of an innings that the model considers. Higher ones are extremely unlikely. */
export const MOST_RUNS = 320;

export interface InningsForecast {
  /** The distribution of runs at the end of a full innings. */
  readonly final: Float64Array;
  /**
   * `scoring[hit][runs]`: the expected number of hits worth `hit` runs that are made with the score at
   * `runs`.
   */
  readonly scoring: readonly Float64Array[];
}

/** Computes an innings ball by ball, for every possible number of runs and wickets. */
export function forecast(ball: (number: number) => Ball, from: Innings): InningsForecast {
  const final = new Float64Array(MOST_RUNS);
  const scoring = Array.from({ length: 7 }, () => new Float64Array(MOST_RUNS));
  let open = Array.from({ length: WICKETS }, () => new Float64Array(MOST_RUNS));
  if (from.wickets >= WICKETS || from.balls >= BALLS) final[from.runs] = 1;
  else open[from.wickets]![from.runs] = 1;
  for (let number = from.balls; number < BALLS; number++) {
    const next = Array.from({ length: WICKETS }, () => new Float64Array(MOST_RUNS));
    const { wicket, runs } = ball(number);
    for (let out = 0; out < WICKETS; out++) {
      const row = open[out]!;
      for (let total = 0; total < MOST_RUNS; total++) {
        const p = row[total]!;
        if (p < 1e-14) continue;
        if (out + 1 < WICKETS) next[out + 1]![total]! += p * wicket;
        else final[total]! += p * wicket;
        for (let hit = 0; hit < runs.length; hit++) {
          const q = p * runs[hit]!;
          if (q === 0) continue;
          if (hit > 0) scoring[hit]![total]! += q;
          next[out]![Math.min(total + hit, MOST_RUNS - 1)]! += q;
        }
      }
    }
    open = next;
  }
  for (const row of open)
    row.forEach((p, total) => {
      final[total]! += p;
    });
  return { final, scoring };
}

/**
 * The distribution of a chase, which stops when the target is reached. An innings that ends below the target
 * is not affected by it; otherwise the hit that reaches the target ends the innings.
 */
export function chase({ final, scoring }: InningsForecast, target: number): Float64Array {
  const result = final.slice();
  result.fill(0, Math.min(target, MOST_RUNS));
  for (let hit = 1; hit < scoring.length; hit++)
    for (let over = 0; over < hit; over++) {
      const total = target + over;
      if (total < MOST_RUNS && total - hit >= 0) result[total]! += scoring[hit]![total - hit]!;
    }
  return result;
}
