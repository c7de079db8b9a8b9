import type { JackpotPools } from "@parlour/wagering/jackpot-pools";
import type { Kit } from "../../../kit/kit.ts";
import type { GameOffer } from "../../../kit/ports/game-offer.ts";
import type { Jackpots } from "../../../kit/ports/jackpots.ts";
import type { PlayableGames } from "../../../kit/ports/playable-games.ts";
import type { SpinGames } from "../../../kit/ports/spin-games.ts";
import type { Service } from "../../../kit/service.ts";
import { closeAbandonedRounds } from "./abandoned-rounds.ts";
import { createGamesParts, type GamesParts, type GamesPorts } from "./games-parts.ts";
import { createJackpots } from "./jackpots.ts";
import { createRegistry } from "./registered-game.ts";
import { registry } from "./registry.ts";
import { actInRound } from "./routes/act-in-round.ts";
import { getGameSession } from "./routes/get-game-session.ts";
import { getPlayerRound } from "./routes/get-player-round.ts";
import { getRoundOfPlayer } from "./routes/get-round-of-player.ts";
import { getSeeds } from "./routes/get-seeds.ts";
import { getSessionRound } from "./routes/get-session-round.ts";
import { listPlayerRounds } from "./routes/list-player-rounds.ts";
import { listRoundsOfPlayer } from "./routes/list-rounds-of-player.ts";
import { listSessionRounds } from "./routes/list-session-rounds.ts";
import { openGameSession } from "./routes/open-game-session.ts";
import { rotateSeeds } from "./routes/rotate-seeds.ts";
import { startRound } from "./routes/start-round.ts";
import { deleteEndedSessions } from "./session-store.ts";

export { closeAbandonedRounds } from "./abandoned-rounds.ts";
export { createGameSeats } from "./game-seats.ts";
export type { GamesParts } from "./games-parts.ts";

const abandonedJob = "games-abandoned-rounds";
const sweepJob = "games-ended-sessions";
/** Ended sessions are kept for a while, because a late win may still name them. */
const keepSessionsMs = 7 * 86_400_000;

const games = createRegistry(registry);

export const gameOffer: GameOffer = { find: (slug) => games.findBySlug(slug) };
export const playableGames: PlayableGames = { find: (id) => games.find(id) };
/** A spin is one bet of one player: in longer rounds the player's own money would be mixed with the house's. */
export const spinGames: SpinGames = {
  takesSpins(id) {
    const math = games.find(id)?.math;
    return math != null && math.action === undefined;
  },
};

export function jackpotsOf(pools: JackpotPools): Jackpots {
  return createJackpots(games, pools);
}

/** Shared by routes, jobs and other services, because it holds sessions and seeds in memory. */
export function createGames(kit: Kit, ports: GamesPorts): GamesParts {
  return createGamesParts(kit, games, ports);
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
