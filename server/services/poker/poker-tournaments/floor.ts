import type { Chips } from "@parlour/poker/engine/state";
import { type Move, seatForLateEntry, type TableSeats } from "@parlour/poker/tournament/balancing";
import type { Transaction } from "../../../kit/database.ts";
import type {
  Carried,
  TableEdit,
  TournamentTable,
  TournamentTables,
} from "../../../kit/ports/tournament-tables.ts";
import type { EntryRow } from "./entry-store.ts";
import type { TournamentRow } from "./tournament-store.ts";

/**
 * The locked tables of a tournament. Changes are collected in memory and written together by `save`, so that each rule
 * applied in a step sees the changes made by the rules before it.
 */
export type Floor = {
  tables: TournamentTable[];
  /** The number of tables opened so far. */
  tableCount: number;
  seat(tableId: string, seat: number, entry: EntryRow, stack: Chips, carried?: Carried): void;
  /** Seats a player who joins late, at a new table if all are full. */
  seatLate(entry: EntryRow): void;
  remove(owner: string): void;
  /** Lets the table play on without a player who has no chips but may still re-buy. */
  awaitReBuy(owner: string): void;
  move(move: Move, entry: EntryRow): void;
  limit(tableId: string, hands: number | null): void;
  closeAll(): void;
  save(tx: Transaction): Promise<void>;
};

export function createFloor(
  port: TournamentTables,
  { id, config, state }: Pick<TournamentRow, "id" | "config" | "state">,
  { startedMs, locked = [] }: { startedMs: number; locked?: TournamentTable[] },
): Floor {
  const { seatCount, structure, name } = config;
  const edits = new Map<string, TableEdit[]>();
  const opened: string[] = [];
  const edit = (tableId: string, one: TableEdit) => edits.set(tableId, [...(edits.get(tableId) ?? []), one]);
  const find = (tableId: string) => floor.tables.find((table) => table.id === tableId)!;
  const tableOf = (owner: string) =>
    floor.tables.find(({ seats }) => seats.some((seat) => seat.owner === owner))!;

  function open(): TournamentTable {
    floor.tableCount += 1;
    const table: TournamentTable = {
      id: `${id}-${floor.tableCount}`,
      seats: [],
      positions: null,
      isBetweenHands: true,
      handNumber: 0,
      dealLimit: null,
      lastHand: null,
    };
    floor.tables.push(table);
    opened.push(table.id);
    return table;
  }

  const floor: Floor = {
    tables: locked,
    tableCount: state.tableCount,
    seat(tableId, seat, { owner, name: nickname, kind }, stack, carried) {
      while (!floor.tables.some((table) => table.id === tableId)) open();
      find(tableId).seats.push({
        seat,
        owner,
        stack,
        waitingChips: 0,
        awaitsReBuy: false,
        carried: carried ?? { sitsOut: false, timeBankMs: 0 },
      });
      const person = { owner, name: nickname, kind };
      edit(tableId, { kind: "seat", person, seat, stack, ...(carried && { carried }) });
    },
    seatLate(entry) {
      const found = seatForLateEntry(floor.tables.map(toSeats), seatCount) ?? { table: open().id, seat: 1 };
      floor.seat(found.table, found.seat, entry, structure.startingChips);
    },
    remove(owner) {
      const table = tableOf(owner);
      table.seats = table.seats.filter((seat) => seat.owner !== owner);
      edit(table.id, { kind: "remove", owner });
    },
    awaitReBuy(owner) {
      const table = tableOf(owner);
      const seat = table.seats.find((one) => one.owner === owner)!;
      if (seat.awaitsReBuy) return;
      seat.awaitsReBuy = true;
      edit(table.id, { kind: "awaitReBuy", owner });
    },
    move({ from, to, seat }, entry) {
      const { stack, carried, awaitsReBuy } = find(from).seats.find(({ owner }) => owner === entry.owner)!;
      floor.remove(entry.owner);
      floor.seat(to, seat, entry, stack, carried);
      if (awaitsReBuy) floor.awaitReBuy(entry.owner);
    },
    limit(tableId, hands) {
      const table = find(tableId);
      if (table.dealLimit === hands) return;
      table.dealLimit = hands;
      edit(tableId, { kind: "limit", hands });
    },
    closeAll() {
      for (const table of floor.tables) {
        table.seats = [];
        edit(table.id, { kind: "close" });
      }
    },
    async save(tx) {
      await port.open(
        tx,
        opened.map((tableId) => ({
          id: tableId,
          name,
          tournamentId: id,
          tournamentName: name,
          game: config.game,
          seatCount,
          structure,
          startedMs,
          isRealMoney: config.currency !== null,
          botLevel: config.bots,
        })),
      );
      // Tables are sorted by id, the order in which every transaction locks them.
      for (const tableId of [...edits.keys()].sort()) await port.edit(tx, tableId, edits.get(tableId)!);
    },
  };
  return floor;
}

/** Converts a table to the form that the seating and balancing rules use. */
export const toSeats = ({ id, seats, positions, isBetweenHands }: TournamentTable): TableSeats => ({
  id,
  seats: seats.map(({ seat, owner }) => ({ seat, id: owner })),
  positions,
  isBetweenHands,
});

/** Returns a player's chips, including those that will be added after the current hand. */
export function stackOf({ tables }: Pick<Floor, "tables">, { owner }: EntryRow): Chips {
  const seat = tables.flatMap(({ seats }) => seats).find((one) => one.owner === owner);
  return seat ? seat.stack + seat.waitingChips : 0;
}
