import type { RoundView } from "@parlour/contracts/entities/game-round";

export type { GameSessionAnswer as SessionAnswer } from "@parlour/contracts/entities/game-session";
export type RoundAnswer = RoundView;

/** The server calls that a game client makes. In tests, the game's maths answers them. */
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
