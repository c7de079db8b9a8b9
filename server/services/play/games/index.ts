import type { JackpotPools } from "@parlour/wagering/jackpot-pools";
import type { Jackpots } from "../../../kit/ports/jackpots.ts";
import { scheduleResealing } from "../../../kit/schedule-resealing.ts";
import type { Service } from "../../../kit/service.ts";
import { closeAbandonedRounds } from "./abandoned-rounds.ts";
import type { GamesParts } from "./games-parts.ts";
import { createJackpots } from "./jackpots.ts";
import type { GameRegistry } from "./registered-game.ts";
import { actInRound } from "./routes/act-in-round.ts";
import { getGameSession } from "./routes/get-game-session.ts";
import { getPlayerRound } from "./routes/get-player-round.ts";
import { getRoundOfPlayer } from "./routes/get-round-of-player.ts";
import { getSeeds } from "./routes/get-seeds.ts";
import { getSessionRound } from "./routes/get-session-round.ts";
import { listPlayerRounds } from "./routes/list-player-rounds.ts";
import { listRoundsOfPlayer } from "./routes/list-rounds-of-player.ts";
import { listSessionResults } from "./routes/list-session-results.ts";
import { listSessionRounds } from "./routes/list-session-rounds.ts";
import { openGameSession } from "./routes/open-game-session.ts";
import { rotateSeeds } from "./routes/rotate-seeds.ts";
import { startRound } from "./routes/start-round.ts";
import { deleteEndedSessions } from "./session-store.ts";

export { closeAbandonedRounds } from "./abandoned-rounds.ts";
export { createGameSessionWallet } from "./game-session-wallet.ts";
export { createGamesParts, type GamesParts } from "./games-parts.ts";
export type { GameRegistry } from "./registered-game.ts";
export { loadRegistry } from "./registry.ts";
export { createRoundSearch } from "./round-search.ts";
export { createRoundSeeder, type RoundSeeder } from "./seed-rounds.ts";

const abandonedJob = "games-abandoned-rounds";
const sweepJob = "games-ended-sessions";
/**
 * Ended sessions are kept for longer than a dealer's result can be corrected, because the bets that a correction
 * settles again refer to sessions.
 */
const keepSessionsMs = 14 * 86_400_000;

export function jackpotsOf(games: GameRegistry, pools: JackpotPools): Jackpots {
  return createJackpots(games, pools);
}

export function gamesService(parts: GamesParts): Service {
  return {
    name: "games",
    migrations: new URL("migrations/", import.meta.url),
    routes() {
      return [
        openGameSession(parts),
        getGameSession(parts),
        startRound(parts),
        actInRound(parts),
        listSessionResults(parts),
        listSessionRounds(parts),
        getSessionRound(parts),
        getSeeds(parts),
        rotateSeeds(parts),
        listPlayerRounds(parts),
        getPlayerRound(parts),
        listRoundsOfPlayer(parts),
        getRoundOfPlayer(parts),
      ];
    },
    async start(kit) {
      await scheduleResealing(kit, {
        table: "fair_seeds",
        keys: ["owner", "id"],
        column: "sealed_seed",
        purpose: "server seeds",
      });
      await kit.jobs.work(abandonedJob, async () => void (await closeAbandonedRounds(parts)));
      await kit.jobs.schedule(abandonedJob, "*/10 * * * *");
      await kit.jobs.work(sweepJob, () =>
        deleteEndedSessions(kit.db, new Date(kit.clock.now().getTime() - keepSessionsMs)),
      );
      await kit.jobs.schedule(sweepJob, "41 * * * *");
      return async () => {};
    },
  };
}
