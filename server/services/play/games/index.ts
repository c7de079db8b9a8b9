import type { Kit } from "../../../kit/kit.ts";
import type { GameSeats } from "../../../kit/ports/game-seats.ts";
import type { GameWallet } from "../../../kit/ports/game-wallet.ts";
import type { Jackpots } from "../../../kit/ports/jackpots.ts";
import type { Service } from "../../../kit/service.ts";
import { closeAbandonedRounds } from "./abandoned-rounds.ts";
import { createGameSeats } from "./game-seats.ts";
import { createGamesParts, type GamesParts, type GamesPorts } from "./games-parts.ts";
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
import { listSessionRounds } from "./routes/list-session-rounds.ts";
import { openGameSession } from "./routes/open-game-session.ts";
import { rotateSeeds } from "./routes/rotate-seeds.ts";
import { startRound } from "./routes/start-round.ts";
import { deleteEndedSessions } from "./session-store.ts";

export type { GameRegistry } from "./registered-game.ts";
export { loadRegistry } from "./registry.ts";

const abandonedJob = "games-abandoned-rounds";
const sweepJob = "games-ended-sessions";
/** Ended sessions are kept for a while, because a late win may still name them. */
const keepSessionsMs = 7 * 86_400_000;

const partsByKit = new WeakMap<Kit, GamesParts>();

/** One set for each kit, so that routes, jobs and other services share what is in memory. */
function partsOf(kit: Kit, ports: (kit: Kit) => GamesPorts): GamesParts {
  let parts = partsByKit.get(kit);
  if (parts === undefined) {
    parts = createGamesParts(kit, ports(kit));
    partsByKit.set(kit, parts);
  }
  return parts;
}

export function jackpotsOf(games: GameRegistry, wallet: GameWallet): Jackpots {
  return createJackpots(games, wallet);
}

export function gameSeatsOf(kit: Kit, ports: (kit: Kit) => GamesPorts): GameSeats {
  return createGameSeats(partsOf(kit, ports));
}

/** Ends the rounds of players who have left, now; the running service does it by itself every few minutes. */
export async function closeAbandoned(kit: Kit): Promise<number> {
  const parts = partsByKit.get(kit);
  if (parts === undefined) throw new Error("the games service does not run here");
  return await closeAbandonedRounds(parts);
}

export function gamesService(ports: (kit: Kit) => GamesPorts): Service {
  return {
    name: "games",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      const parts = partsOf(kit, ports);
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
      const parts = partsOf(kit, ports);
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
