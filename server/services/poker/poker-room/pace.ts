/** How long things take at a table. Percentages below 100 make tests quick. */
export type Pace = {
  actionMs: number;
  timeBankMs: number;
  timeBankPerHandMs: number;
  reserveMs: number;
  /** A seat that is leaving or sitting out is folded after this pause, so that players can follow. */
  foldPauseMs: number;
  botPauseMs: number;
  pauseMs: number;
  showdownPauseMs: number;
  offerMs: number;
  /** After sitting out this long the seat is given up. */
  awayMs: number;
  practiceAwayMs: number;
  /** How long a player who left must return with the same stack. */
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
    pauseMs: scaled(2_500),
    showdownPauseMs: scaled(6_000),
    offerMs: 30_000,
    awayMs: 600_000,
    practiceAwayMs: 60_000,
    goingSouthMs: 3_600_000,
  };
}
