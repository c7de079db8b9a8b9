/** A game that the invented people play, and how they bet on it. */
export type GameChoice = { gameId: string; bet(stakeMinor: number): unknown };

/**
 * Low-volatility slots: with others, the variance of a few thousand rounds would hide the house edge, and the month
 * could look as if the site lost money. None of them has a jackpot pool, so the history does not change the pools that
 * players see.
 */
export const slots: readonly GameChoice[] = ["1401", "1408", "1411", "1412"].map((gameId) => ({
  gameId,
  bet: (stake) => ({ stake }),
}));

const american = "1002";
/** A round of roulette with the stake split between two spots, as played by people who want to win often. */
const onTwo = (gameId: string, one: string, other: string): GameChoice => ({
  gameId,
  bet: (stake) => {
    const half = Math.floor(stake / 2);
    return {
      bets: [
        { spot: one, stake: half },
        { spot: other, stake: stake - half },
      ],
    };
  },
});

/** Table games that end with one step, for high rollers. */
export const tables: readonly GameChoice[] = [
  onTwo(american, "dozen:1", "dozen:3"),
  onTwo(american, "column:1", "column:2"),
  onTwo(american, "red", "dozen:2"),
  onTwo("1001", "dozen:2", "dozen:3"),
  { gameId: american, bet: (stake) => ({ bets: [{ spot: "black", stake }] }) },
  { gameId: "1004", bet: (stake) => ({ bets: [{ kind: "banker", stake }] }) },
];

/** Games for small stakes that end with one step. */
export const smallGames: readonly GameChoice[] = [
  { gameId: "1004", bet: (stake) => ({ bets: [{ kind: "player", stake }] }) },
  { gameId: "1202", bet: (stake) => ({ stake, direction: "over", target: 5_000 }) },
  { gameId: "1207", bet: (stake) => ({ stake, target: 200 }) },
  { gameId: "1204", bet: (stake) => ({ stake, rows: 12, risk: "low" }) },
  { gameId: "1201", bet: (stake) => ({ stake, picks: [11, 37] }) },
];
