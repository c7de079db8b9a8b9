import { games } from "@parlour/poker/games";
import { huntersOf } from "@parlour/poker/tournament/eliminations";
import type { Queryable } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import type {
  NewTournamentTable,
  TableEdit,
  TournamentTable,
  TournamentTables,
} from "@parlour/server/kit/ports/tournament-tables";
import { type Pace, paceOf } from "./pace.ts";
import { addTopUp } from "./seating.ts";
import type { TableConfig } from "./table-config.ts";
import { emptyTable, isBusy, runningHand, seatOf, stateOf, type TableState } from "./table-state.ts";
import { topicOf } from "./table-store.ts";

/** The sort position of all tournament tables, after every other table. The lobby does not list them. */
const positionInLobby = 1_000_000;

const newTable: TableState = { ...emptyTable, isTournament: true };

export function createTournamentTables(kit: Pick<Kit, "db" | "bus" | "log" | "config">): TournamentTables {
  const { db } = kit;
  const pace = paceOf(kit.config.sharedRoundPace);
  return {
    async open(tx, tables) {
      for (const table of tables)
        await tx.query(
          `insert into poker_tables (id, position, config, state) values ($1, $2, $3, $4) on conflict do nothing`,
          [table.id, positionInLobby, JSON.stringify(configOf(table)), JSON.stringify(newTable)],
        );
    },
    async versionOf(ids) {
      const [row] = await db.query<{ version: string }>(
        "select coalesce(string_agg(version::text, ',' order by id), '') as version from poker_tables where id = any($1)",
        [ids],
      );
      return row!.version;
    },
    read: async (ids) => (await readStates(db, ids, "")).map(({ id, state }) => toTournamentTable(id, state)),
    lock: async (tx, ids) =>
      (await readStates(tx, ids, "for update")).map(({ id, state }) => toTournamentTable(id, state)),
    async edit(tx, id, edits) {
      const [row] = await readStates(tx, [id], "for update");
      if (!row) throw new Error(`There is no table ${id}`);
      for (const edit of edits) applyEdit(row.state, edit, pace);
      const [saved] = await tx.query<{ version: number }>(
        `update poker_tables set state = $2, version = version + 1, is_busy = $3
         where id = $1 returning version::float8 as version`,
        [id, JSON.stringify(row.state), isBusy(row.state)],
      );
      tx.afterCommit(() => {
        kit.bus.publish(topicOf(id), saved!.version).catch((error: unknown) => {
          kit.log.warn({ err: error, id }, "a change of a tournament table was not published");
        });
      });
    },
  };
}

async function readStates(
  db: Queryable,
  ids: readonly string[],
  lock: "" | "for update",
): Promise<{ id: string; state: TableState }[]> {
  return await db.query(`select id, state from poker_tables where id = any($1) order by id ${lock}`, [ids]);
}

function configOf(table: NewTournamentTable): TableConfig {
  const { smallBlind, bigBlind } = table.structure.levels[0]!;
  const { startingChips } = table.structure;
  return {
    id: table.id,
    name: table.name,
    game: table.game,
    limit: games[table.game].holeCards > 2 ? "pot" : "none",
    seats: table.seatCount,
    smallBlind,
    bigBlind,
    minBuyIn: startingChips,
    maxBuyIn: startingChips,
    currency: null,
    bots: table.botLevel && { level: table.botLevel, count: 0 },
    rake: { basisPoints: 0, caps: [], noFlopNoDrop: true },
    tournament: {
      id: table.tournamentId,
      name: table.tournamentName,
      structure: table.structure,
      startedMs: table.startedMs,
      isRealMoney: table.isRealMoney,
    },
  };
}

function toTournamentTable(id: string, state: TableState): TournamentTable {
  const { hand } = state;
  const result = hand !== null && hand.endedMs !== null ? stateOf(hand).result : null;
  const ownerOf = (seat: number) => hand?.people.find((person) => person.seat === seat)?.owner;
  return {
    id,
    seats: state.seats.map(({ seat, owner, stack, topUp, awaitsReBuy = false, sitsOut, timeBankMs }) => ({
      seat,
      owner,
      stack,
      waitingChips: topUp?.amount ?? 0,
      awaitsReBuy,
      carried: { sitsOut, timeBankMs },
    })),
    positions: state.positions,
    isBetweenHands: runningHand(state) === null,
    handNumber: state.handNumber,
    dealLimit: state.dealLimit ?? null,
    lastHand: result && {
      endedMs: hand!.endedMs!,
      players: hand!.setup.players.map(({ seat, stack }) => ({
        owner: ownerOf(seat)!,
        startingStack: stack,
        hunters: huntersOf(result, seat).map((hunter) => ownerOf(hunter)!),
      })),
    },
  };
}

function applyEdit(state: TableState, edit: TableEdit, pace: Pace): void {
  switch (edit.kind) {
    case "seat":
      state.seats.push({
        ...edit.person,
        seat: edit.seat,
        session: `tournament:${edit.person.owner}`,
        stage: "seated",
        stack: edit.stack,
        topUp: null,
        sitsOut: edit.carried?.sitsOut ?? false,
        awayMs: null,
        leaves: false,
        // A player who joins a table during play is not dealt in on the button or between the button and the big blind.
        missed: { small: false, big: state.positions !== null },
        timeBankMs: edit.carried?.timeBankMs ?? pace.timeBankMs,
        reserveMs: 0,
        isConnected: edit.person.kind === "BOT",
      });
      state.seats.sort((one, other) => one.seat - other.seat);
      return;
    case "remove":
      state.seats = state.seats.filter(({ owner }) => owner !== edit.owner);
      return;
    case "addChips": {
      const seat = seatOf(state, edit.owner);
      if (!seat) throw new Error(`${edit.owner} has no seat for the chips`);
      const waiting = seat.topUp?.amount ?? 0;
      seat.topUp = { id: edit.purchaseId, amount: waiting + edit.chips, isTaken: true };
      // A player who was out of chips is dealt into the next hand and owes no blinds.
      if (seat.awaitsReBuy) seat.missed = { small: false, big: false };
      seat.awaitsReBuy = false;
      addTopUp(state, seat);
      return;
    }
    case "awaitReBuy": {
      const seat = seatOf(state, edit.owner);
      if (seat) seat.awaitsReBuy = true;
      return;
    }
    case "limit":
      state.dealLimit = edit.hands;
      return;
    case "close":
      state.seats = [];
      if (runningHand(state)) state.hand = null;
      delete state.nextDeck;
      return;
  }
}
