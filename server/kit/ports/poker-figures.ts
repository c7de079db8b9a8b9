import type { Queryable } from "../database.ts";

/** Figures of two players in one hand. Chip flows between them are in thousandths of a big blind. */
export type PairHand = {
  /** The smaller of the two players' ids. */
  a: string;
  b: string;
  day: string;
  tableId: string;
  handId: string;
  flowAb: number;
  flowBa: number;
  /**
   * `duels` is 1 if only these two players were left after the flop and could still bet. The duel is soft if neither of
   * them called a bet or raised.
   */
  duels: number;
  softDuels: number;
  /** 1 if the player `a` lost a showdown against `b` in which one of them was all in. */
  allInsLostA: number;
  allInsLostB: number;
};

export type PlayerHand = {
  playerId: string;
  day: string;
  decisions: number;
  /** The total duration of the player's decisions in milliseconds, and the sum of the squares of their durations. */
  thinkMs: number;
  thinkSquares: number;
  duels: number;
  softDuels: number;
};

export type HandFigures = { id: string; playedAt: Date; pairs: PairHand[]; players: PlayerHand[] };

/** Reads the figures of finished real-money hands after a given one, oldest first. Implemented by the poker room. */
export type ReadHandFigures = (
  db: Queryable,
  range: { after: { playedAt: Date; id: string }; until: Date; limit: number },
) => Promise<HandFigures[]>;
