import { setConnected } from "./connection.ts";
import type { Change, Draft } from "./table-change.ts";
import { handsOf, isGone, type TableState } from "./table-state.ts";

/** Keeps a table informed about who is connected to this server. */
type Presence = {
  /**
   * Registers a person's connection, and returns the function that removes it. Connections are counted, so closing
   * one of two tabs is not a disconnection.
   */
  connect(owner: string): () => void;
  /**
   * Corrects the table if it contradicts the connections of this server. Never throws; if a correction fails, a later
   * call repeats it.
   */
  report(): Promise<void>;
};

type Parts = {
  server: string;
  state(): TableState;
  change(work: Change): Promise<unknown>;
  onFailure(error: unknown): void;
};

const retryMs = 1_000;

/**
 * The table says to which server a person is connected, and that server corrects the table until both agree. A single
 * report would not be enough: it fails while the database is unavailable, and a connection can end before the seat
 * that the player asked for is taken.
 */
export function createPresence({ server, state, change, onFailure }: Parts): Presence {
  const connections = new Map<string, number>();
  let isReporting = false;
  let failedMs = Number.NEGATIVE_INFINITY;

  const reportsFor = (table: TableState): { owner: string; isConnected: boolean }[] =>
    peopleOf(table).flatMap(({ owner, isConnected, connectedTo }) => {
      const isHere = connections.has(owner);
      const isWrong = isHere ? !isConnected : isConnected && connectedTo === server;
      return isWrong ? [{ owner, isConnected: isHere }] : [];
    });

  function correct(table: TableState, draft: Draft): boolean {
    const reports = reportsFor(table);
    for (const { owner, isConnected } of reports) setConnected(table, owner, isConnected, draft);
    return reports.length > 0;
  }

  async function report(): Promise<void> {
    if (isReporting || performance.now() - failedMs < retryMs || reportsFor(state()).length === 0) return;
    isReporting = true;
    try {
      await change(correct);
    } catch (error) {
      failedMs = performance.now();
      onFailure(error);
    } finally {
      isReporting = false;
    }
  }

  function count(owner: string, step: 1 | -1): void {
    const sum = (connections.get(owner) ?? 0) + step;
    if (sum === 0) connections.delete(owner);
    else connections.set(owner, sum);
    void report();
  }

  return {
    connect(owner) {
      count(owner, 1);
      return () => count(owner, -1);
    },
    report,
  };
}

/** Lists the people who sit at the table or wait for a seat, and the server that each of them is connected to. */
function peopleOf({ seats, waiting }: TableState) {
  const seated = seats.filter(({ kind }) => kind !== "BOT");
  return [...seated, ...waiting.map((person) => ({ ...person, isConnected: !isGone(person) }))];
}

/** Lists the servers that the people at a table are connected to. */
export const serversOf = (state: TableState): string[] =>
  peopleOf(state).flatMap(({ connectedTo }) => (connectedTo === undefined ? [] : [connectedTo]));

/** Marks people as disconnected if the server that they were connected to is dead and can no longer report it. */
export const disconnectFrom =
  (dead: ReadonlySet<string>): Change =>
  (state, draft) => {
    const lost = peopleOf(state).filter(
      ({ isConnected, connectedTo }) => isConnected && connectedTo !== undefined && dead.has(connectedTo),
    );
    for (const { owner } of lost) setConnected(state, owner, false, draft);
    return lost.length > 0;
  };

/**
 * Resets the time limits, so that players lose no time while no server ran the table, and marks everyone as
 * disconnected. Players who are still connected are reported again by the servers that they are connected to.
 */
export function takeOver(state: TableState, draft: Draft): boolean {
  const hands = handsOf(state);
  for (const hand of hands) if (hand.endedMs === null) hand.turnMs = draft.nowMs;
  const people = peopleOf(state);
  for (const { owner } of people) setConnected(state, owner, false, draft);
  return people.length > 0 || hands.length > 0;
}
