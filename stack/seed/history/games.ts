/** A game that the invented people play, and how they bet on it. */
export type GameChoice = { gameId: string; bet(stakeMinor: number): unknown };

const slotIds = ["1401", "1402", "1403", "1404", "1407", "1408", "1411", "1412"];

/**
 * Slots of low and medium volatility; with others, a few thousand rounds could make the whole month's result look
 * unusual. None of them has a jackpot pool, so the history does not change the pools that players see.
 */
export const slots: readonly GameChoice[] = slotIds.map((gameId) => ({
  gameId,
  bet: (stake) => ({ stake }),
}));

/** Games that end with one step. */
export const tables: readonly GameChoice[] = [
  { gameId: "1001", bet: (stake) => ({ bets: [{ spot: "red", stake }] }) },
  { gameId: "1001", bet: (stake) => ({ bets: [{ spot: "dozen:2", stake }] }) },
  { gameId: "1002", bet: (stake) => ({ bets: [{ spot: "black", stake }] }) },
  { gameId: "1004", bet: (stake) => ({ bets: [{ kind: "banker", stake }] }) },
  { gameId: "1004", bet: (stake) => ({ bets: [{ kind: "player", stake }] }) },
  { gameId: "1202", bet: (stake) => ({ stake, direction: "over", target: 5_000 }) },
  { gameId: "1207", bet: (stake) => ({ stake, target: 200 }) },
  { gameId: "1204", bet: (stake) => ({ stake, rows: 12, risk: "low" }) },
  { gameId: "1201", bet: (stake) => ({ stake, picks: [11, 37] }) },
];
