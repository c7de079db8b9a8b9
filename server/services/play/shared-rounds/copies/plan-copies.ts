import type { TableDemand } from "@parlour/contracts/entities/table-demand";
import { type CopyState, type CopyStep, copyTransitions } from "./copy-states.ts";

/** A table of a game, with what has to be known to decide whether tables open or close. */
export type PlannedTable = {
  number: number;
  state: CopyState;
  hold: "OPEN" | "CLOSED" | null;
  emptySince: Date | null;
  /** The players whose pages are connected, on all servers. */
  connected: number;
  /** The players who count towards demand: those who are connected and, at tables with seats, also have a seat. */
  players: number;
  /** Whether the table has an unsettled bet. */
  hasBets: boolean;
  /** Whether the table has an unsettled bet or round. A table that someone watches has a round even without players. */
  isUnsettled: boolean;
};

export type PlannedStep = { number: number; step: CopyStep };

const minuteMs = 60_000;

/**
 * Decides which copies of a table open and close now. `tables` has one entry for each number from 1 to the largest.
 * Operators' decisions come first. While the first table takes no bets, no copy does either, so none is opened to meet
 * demand.
 */
export function planCopies(
  tables: readonly PlannedTable[],
  { demand, isOpen, now }: { demand: TableDemand; isOpen: boolean; now: Date },
): PlannedStep[] {
  const steps: PlannedStep[] = [];
  for (const table of tables) {
    const step = table.number > 1 ? stepOf(table, { demand, now }) : null;
    if (step === null) continue;
    const planned: PlannedStep = { number: table.number, step };
    // If all other tables are full, the empty table stays open, because closing it would only cause it to be reopened.
    const isSpare = table.hold !== null || step !== "close" || !isFull(tables, [...steps, planned], demand);
    if (isSpare) steps.push(planned);
  }
  if (!isOpen || !isFull(tables, steps, demand)) return steps;
  const opens = copyToOpen(tables, steps, demand);
  return opens === undefined ? steps : [...steps, { number: opens.number, step: "open" }];
}

/** Returns the step of one copy that does not depend on the other tables. */
function stepOf(table: PlannedTable, { demand, now }: { demand: TableDemand; now: Date }): CopyStep | null {
  const { state, hold, emptySince, connected, hasBets, isUnsettled } = table;
  if (hold === "OPEN") return state === "OPEN" ? null : "open";
  if (state === "CLOSING") return isUnsettled ? null : "settle";
  if (state === "CLOSED") return null;
  if (hold === "CLOSED") return "close";
  if (emptySince === null || connected > 0 || hasBets) return null;
  const emptyMs = now.getTime() - emptySince.getTime();
  return emptyMs >= demand.closeAfterMinutes * minuteMs ? "close" : null;
}

/** Returns the tables that will be open after the planned steps. */
function openAfter(tables: readonly PlannedTable[], steps: readonly PlannedStep[]): readonly PlannedTable[] {
  const planned = new Map(steps.map(({ number, step }) => [number, step]));
  return tables.filter(({ number, state }) =>
    planned.has(number) ? planned.get(number) === "open" : state === "OPEN",
  );
}

/** Whether every table that will be open has more players than the demand settings allow. */
const isFull = (
  tables: readonly PlannedTable[],
  steps: readonly PlannedStep[],
  { playersPerTable }: TableDemand,
): boolean => openAfter(tables, steps).every(({ players }) => players > playersPerTable);

/** Returns the copy with the lowest number that may be opened for demand. */
function copyToOpen(
  tables: readonly PlannedTable[],
  steps: readonly PlannedStep[],
  { mostTables }: TableDemand,
): PlannedTable | undefined {
  if (openAfter(tables, steps).length >= mostTables) return undefined;
  const isPlanned = (number: number) => steps.some((step) => step.number === number);
  return tables.find(
    ({ number, state, hold }) =>
      number > 1 &&
      number <= mostTables &&
      hold !== "CLOSED" &&
      !isPlanned(number) &&
      "open" in copyTransitions[state],
  );
}
