import type { RoundView } from "@parlour/contracts/entities/game-round";

export type { GameSessionAnswer as SessionAnswer } from "@parlour/contracts/entities/game-session";
export type RoundAnswer = RoundView;

/** What the seat asks of the server; tests answer from the maths instead. */
export type GameApi = {
  startRound(
    gameSession: string,
    body: { roundId: string; bet: Record<string, unknown>; promotional: boolean },
  ): Promise<RoundAnswer>;
  actInRound(
    gameSession: string,
    roundId: string,
    body: { sequence: number; action: unknown },
  ): Promise<RoundAnswer>;
};
