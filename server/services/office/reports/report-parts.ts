import type { Kit } from "../../../kit/kit.ts";
import type { RoundGames } from "../../../kit/ports/round-games.ts";
import type { Figures } from "./figures.ts";
import type { ProvenReturn } from "./game-return.ts";

export type ReportGame = { name: string; proven: ProvenReturn };

/** What the service needs of others. */
export type ReportPorts = {
  roundGames: RoundGames;
  /** None for a game of another studio whose maths we do not know. */
  findGame(gameId: string): ReportGame | undefined;
  /** How many joined on each day of UTC; days without any are left out. */
  signUps(from: string, to: string): Promise<{ day: string; players: number }[]>;
};

export type ReportParts = ReportPorts & { kit: Kit; figures: Figures };
