import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setConnected } from "./connection.ts";
import { paceOf } from "./pace.ts";
import { createPresence, disconnectFrom, takeOver } from "./presence.ts";
import { sit, waitForSeat } from "./seating.ts";
import type { Change, Draft } from "./table-change.ts";
import { tablePlan } from "./table-plan.ts";
import { emptyTable, type Person, seatOf, type TableState } from "./table-state.ts";

const config = tablePlan.find(({ currency, fastFold }) => currency !== null && !fastFold)!;
const pace = paceOf(100);
const ann: Person = { owner: "player_ann", name: "Ann", kind: "PLAYER" };

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

/** A table with the connections of two servers, on a database that can be made unavailable. */
function openTable() {
  const draftAt = (server: string): Draft => ({ config, pace, nowMs: 1_000, server });
  const table = { state: structuredClone(emptyTable) as TableState, isAway: false, failures: 0 };
  const changeAt = (server: string) => async (work: Change) => {
    if (table.isAway) throw new Error("The database is away.");
    const state = structuredClone(table.state);
    if (work(state, draftAt(server)) === true) table.state = state;
  };
  const presenceAt = (server: string) =>
    createPresence({
      server,
      state: () => table.state,
      change: changeAt(server),
      onFailure: () => {
        table.failures += 1;
      },
    });
  const takeSeat = (server: string) =>
    sit(table.state, ann, { seat: 1, amount: config.minBuyIn, session: "stay" }, draftAt(server));
  const own = () => seatOf(table.state, ann.owner)!;
  return { table, draftAt, changeAt, east: presenceAt("east"), west: presenceAt("west"), takeSeat, own };
}

it("reports a disconnection again if the database was away", async () => {
  const { table, east, takeSeat, own } = openTable();
  const disconnect = east.connect(ann.owner);
  takeSeat("east");
  table.isAway = true;
  disconnect();
  await vi.waitFor(() => expect(table.failures).toBe(1));
  table.isAway = false;
  await east.report();
  expect(own().isConnected).toBe(true);
  vi.advanceTimersByTime(1_000);
  await east.report();
  expect(own()).toMatchObject({ isConnected: false, awayMs: 1_000 });
});

it("reports a player whose seat was taken after the last connection had ended", async () => {
  const { east, takeSeat, own } = openTable();
  east.connect(ann.owner)();
  takeSeat("east");
  await east.report();
  expect(own()).toMatchObject({ isConnected: false, awayMs: 1_000 });
});

it("reports a person who waits for a seat like a player", async () => {
  const { table, draftAt, east } = openTable();
  const others = Array.from({ length: config.seats }, (_, at) => ({ ...ann, owner: `other_${at}` }));
  for (const [at, other] of others.entries())
    sit(table.state, other, { seat: at + 1, amount: config.minBuyIn, session: `${at}` }, draftAt("west"));
  east.connect(ann.owner)();
  expect(waitForSeat(table.state, ann, true, draftAt("east"))).toBeNull();
  await east.report();
  expect(table.state.waiting).toMatchObject([{ owner: ann.owner, goneMs: 1_000 }]);
});

it("leaves the players of other servers alone", async () => {
  const { east, west, takeSeat, own } = openTable();
  west.connect(ann.owner);
  takeSeat("west");
  east.connect(ann.owner)();
  await east.report();
  expect(own()).toMatchObject({ isConnected: true, connectedTo: "west" });
});

it("moves a player to the server of the tab that is still open", async () => {
  const { east, west, takeSeat, own } = openTable();
  const close = [east.connect(ann.owner), east.connect(ann.owner)];
  west.connect(ann.owner);
  takeSeat("east");
  close[0]!();
  await east.report();
  expect(own()).toMatchObject({ isConnected: true, connectedTo: "east" });
  close[1]!();
  await east.report();
  await west.report();
  expect(own()).toMatchObject({ isConnected: true, connectedTo: "west", awayMs: null });
});

it("marks the players of a dead server as disconnected, and everyone after a takeover", async () => {
  const { table, draftAt, changeAt, takeSeat, own } = openTable();
  takeSeat("west");
  await changeAt("east")(disconnectFrom(new Set(["north"])));
  expect(own().isConnected).toBe(true);
  await changeAt("east")(disconnectFrom(new Set(["west"])));
  expect(own()).toMatchObject({ isConnected: false, awayMs: 1_000 });
  setConnected(table.state, ann.owner, true, draftAt("west"));
  expect(own()).toMatchObject({ isConnected: true, connectedTo: "west" });
  await changeAt("east")(takeOver);
  expect(own().isConnected).toBe(false);
});
