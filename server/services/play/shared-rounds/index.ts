import type { Kit } from "@parlour/server/kit/kit";
import type { GameSeats } from "@parlour/server/kit/ports/game-seats";
import type { Players } from "@parlour/server/kit/ports/players";
import type { Service } from "@parlour/server/kit/service";
import { sharedGames } from "./games/shared-games.ts";
import { atPace } from "./pace.ts";
import { deleteEmptyRounds } from "./round-store.ts";
import { liveTableSocket } from "./sockets/live-table.ts";
import { openTable, type Table } from "./table.ts";

export type SharedRoundsPorts = { seats: (kit: Kit) => GameSeats; players: (kit: Kit) => Players };

const sweepJob = "shared-rounds-empty-rounds";
const keepEmptyMs = 86_400_000;

/** Games that run by the clock, one round for everybody: see README.md. */
export function sharedRoundsService(ports: SharedRoundsPorts): Service {
  const tablesByKit = new WeakMap<Kit, Map<string, Table>>();
  return {
    name: "shared-rounds",
    migrations: new URL("migrations/", import.meta.url),
    routes: () => [],
    sockets: (kit) => [
      liveTableSocket({
        kit,
        seats: ports.seats(kit),
        players: ports.players(kit),
        tableOf: (slug) => tablesByKit.get(kit)?.get(slug),
      }),
    ],
    async start(kit) {
      const tables = new Map<string, Table>();
      tablesByKit.set(kit, tables);
      for (const game of sharedGames) {
        const paced = atPace(game, kit.config.sharedRoundPace);
        tables.set(game.slug, await openTable({ kit, seats: ports.seats(kit), game: paced }));
      }
      await kit.jobs.work(sweepJob, () =>
        deleteEmptyRounds(kit.db, new Date(kit.clock.now().getTime() - keepEmptyMs)),
      );
      await kit.jobs.schedule(sweepJob, "23 * * * *");
      return async () => {
        for (const table of tables.values()) await table.stop();
      };
    },
  };
}
