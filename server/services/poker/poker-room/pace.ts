/** The time limits and pauses at a table. Percentages below 100 shorten the pauses for tests. */
export type Pace = {
  actionMs: number;
  timeBankMs: number;
  timeBankPerHandMs: number;
  reserveMs: number;
  /** A player who is leaving or sitting out is folded after this pause, so that the others can follow. */
  foldPauseMs: number;
  botPauseMs: number;
  /** How long all-in players may think about running it twice. */
  runsMs: number;
  pauseMs: number;
  showdownPauseMs: number;
  /** A pool deals a hand with fewer players than seats only after one of them has waited this long. */
  poolShortMs: number;
  /** A pool deals heads-up only after one of the players has waited this long. */
  poolHeadsUpMs: number;
  offerMs: number;
  /** A person on the waiting list who is disconnected for this long loses their place. */
  waitingGoneMs: number;
  /** A player who sits out for this long loses the seat. */
  awayMs: number;
  practiceAwayMs: number;
  /** A player who returns within this time must buy in for at least the stack they left with (no ratholing). */
  goingSouthMs: number;
};

export function paceOf(percent: number): Pace {
  const scaled = (ms: number) => Math.round((ms * percent) / 100);
  return {
    actionMs: 20_000,
    timeBankMs: 30_000,
    timeBankPerHandMs: 1_000,
    reserveMs: 30_000,
    foldPauseMs: scaled(700),
    botPauseMs: scaled(900),
    runsMs: 10_000,
    pauseMs: scaled(2_500),
    showdownPauseMs: scaled(6_000),
    poolShortMs: scaled(1_500),
    poolHeadsUpMs: scaled(4_000),
    offerMs: 30_000,
    waitingGoneMs: 180_000,
    awayMs: 600_000,
    practiceAwayMs: 60_000,
    goingSouthMs: 3_600_000,
  };
}
