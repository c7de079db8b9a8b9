import type { Players } from "@parlour/server/kit/ports/players";
import type { TableChat } from "@parlour/server/kit/ports/table-chat";
import type { ReadSubjects } from "@parlour/server/kit/ports/transaction-subjects";
import type { VisitorLocation } from "@parlour/server/kit/ports/visitor-location";
import type { Service } from "@parlour/server/kit/service";
import type { Wagering } from "@parlour/wagering";
import { changePokerPool } from "./routes/change-poker-pool.ts";
import { getDeskPokerHand } from "./routes/get-desk-poker-hand.ts";
import { getPokerHand } from "./routes/get-poker-hand.ts";
import { getPokerStatistics } from "./routes/get-poker-statistics.ts";
import { listDeskPokerPools } from "./routes/list-desk-poker-pools.ts";
import { listOwnPokerSeats } from "./routes/list-own-poker-seats.ts";
import { listPokerHands } from "./routes/list-poker-hands.ts";
import { listPokerNotes } from "./routes/list-poker-notes.ts";
import { listPokerTables } from "./routes/list-poker-tables.ts";
import { listVoidedPokerHands } from "./routes/list-voided-poker-hands.ts";
import { savePokerNote } from "./routes/save-poker-note.ts";
import { searchPokerHands } from "./routes/search-poker-hands.ts";
import { pokerTableSocket } from "./sockets/poker-table.ts";
import { createTableEmotes, type TableEmotes } from "./table-emotes.ts";
import { createTableHosts, type TableHosts } from "./table-hosts.ts";
import { tablePlan } from "./table-plan.ts";
import { addTables } from "./table-store.ts";

export type PokerRoomPorts = {
  wagering: Pick<Wagering, "apply">;
  players: Players;
  chat: TableChat;
  location: Pick<VisitorLocation, "requireServed">;
};

export { readHandFigures } from "./hand-figures.ts";
export { createTournamentTables } from "./tournament-tables.ts";
export { voidedHandAlerts } from "./voided-hand-alerts.ts";

/** Runs cash, practice and tournament tables; see README.md. */
export function pokerRoomService({ wagering, players, chat, location }: PokerRoomPorts): Service {
  /** The open tables, set by `start` before the first connection is accepted. */
  let hosts: TableHosts;
  let emotes: TableEmotes;
  return {
    name: "poker-room",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [
      listPokerTables(kit),
      listOwnPokerSeats(kit),
      getPokerHand(kit),
      getPokerStatistics(kit),
      listPokerHands(kit),
      listPokerNotes(kit),
      savePokerNote(kit),
      listVoidedPokerHands(kit),
      searchPokerHands(kit),
      getDeskPokerHand(kit),
      listDeskPokerPools(kit),
      changePokerPool(kit),
    ],
    sockets(kit) {
      emotes = createTableEmotes(kit);
      return [pokerTableSocket({ kit, players, chat, location, emotes, hosts: () => hosts })];
    },
    async start(kit) {
      await addTables(kit.db, tablePlan);
      hosts = createTableHosts(kit, { wagering, ledger: kit.ledger });
      return async () => {
        await hosts.stop();
        await emotes.stop();
      };
    },
  };
}

/**
 * Names a player's poker sessions in their history after the tables. The id of a poker session contains the id of its
 * table.
 */
export const readPokerSubjects: ReadSubjects = async (_playerId, ids) =>
  new Map(
    ids.flatMap((id) => {
      const table = tablePlan.find((plan) => plan.id === id.split(":")[1]);
      return table ? [[id, { kind: "TABLE" as const, id: table.id, name: table.name }] as const] : [];
    }),
  );
