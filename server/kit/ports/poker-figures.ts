import type { Queryable } from "../database.ts";

/** Figures of two players in one hand. Flows are in thousandths of a big blind. */
export type PairHand = {
  /** The smaller id of the two. */
  a: string;
  b: string;
  day: string;
  tableId: string;
  handId: string;
  flowAb: number;
  flowBa: number;
  /** 1 if only these two were left after the flop and could bet; soft if nobody called a bet or raised. */
  duels: number;
  softDuels: number;
};

/** Figures of one player in one hand. */
export type PlayerHand = {
  playerId: string;
  day: string;
  decisions: number;
  /** The sum of the times of the decisions and of their squares, in milliseconds. */
  thinkMs: number;
  thinkSquares: number;
  duels: number;
  softDuels: number;
};

export type HandFigures = { id: string; playedAt: Date; pairs: PairHand[]; players: PlayerHand[] };

/** Reads the figures of finished hands for money after a given one, oldest first. Implemented by the poker room. */
export type ReadHandFigures = (
  db: Queryable,
  range: { after: { playedAt: Date; id: string }; until: Date; limit: number },
) => Promise<HandFigures[]>;
