import type { TableDemand } from "@parlour/contracts/entities/table-demand";
import { describe, expect, it } from "vitest";
import { type CopyState, type CopyStep, copyStates, copyTransitions } from "./copy-states.ts";
import { type PlannedTable, planCopies } from "./plan-copies.ts";

const now = new Date("2026-11-19T12:00:00Z");
const demand: TableDemand = { playersPerTable: 2, closeAfterMinutes: 10, mostTables: 3 };
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

function table(number: number, state: CopyState, rest: Partial<PlannedTable> = {}): PlannedTable {
  const connected = rest.connected ?? rest.players ?? 0;
  return {
    ...{
      number,
      state,
      hold: null,
      emptySince: null,
      players: connected,
      hasBets: false,
      isUnsettled: false,
    },
    ...rest,
    connected,
  };
}

const plan = (tables: PlannedTable[], rest: Partial<{ demand: TableDemand; isOpen: boolean }> = {}) =>
  planCopies(tables, { demand, isOpen: true, now, ...rest });

describe("opening", () => {
  const closed = [table(2, "CLOSED"), table(3, "CLOSED")];

  it("opens the next copy when every open table has more players than the demand allows", () => {
    expect(plan([table(1, "OPEN", { players: 2 }), ...closed])).toEqual([]);
    expect(plan([table(1, "OPEN", { players: 3 }), ...closed])).toEqual([{ number: 2, step: "open" }]);
    const two = [table(1, "OPEN", { players: 9 }), table(2, "OPEN", { players: 2 }), closed[1]!];
    expect(plan(two)).toEqual([]);
    const full = [table(1, "OPEN", { players: 9 }), table(2, "OPEN", { players: 3 }), closed[1]!];
    expect(plan(full)).toEqual([{ number: 3, step: "open" }]);
  });

  it("opens no more tables than the maximum, and none while the first takes no bets", () => {
    const full = [table(1, "OPEN", { players: 3 }), ...closed];
    expect(plan(full, { demand: { ...demand, mostTables: 1 } })).toEqual([]);
    expect(plan(full, { isOpen: false })).toEqual([]);
    const all = [1, 2, 3].map((number) => table(number, "OPEN", { players: 3 }));
    expect(plan(all)).toEqual([]);
  });

  it("opens a closing copy again when players need it", () => {
    const closing = table(2, "CLOSING", { isUnsettled: true });
    expect(plan([table(1, "OPEN", { players: 3 }), closing])).toEqual([{ number: 2, step: "open" }]);
  });

  it("leaves a copy closed that an operator keeps closed, and opens the next one", () => {
    const held = table(2, "CLOSED", { hold: "CLOSED" });
    const steps = plan([table(1, "OPEN", { players: 3 }), held, table(3, "CLOSED")]);
    expect(steps).toEqual([{ number: 3, step: "open" }]);
  });
});

describe("closing", () => {
  it("closes a copy that has been empty for long enough, unless someone is there or a bet is open", () => {
    const first = table(1, "OPEN");
    const empty = { emptySince: minutesAgo(10) };
    expect(plan([first, table(2, "OPEN", empty)])).toEqual([{ number: 2, step: "close" }]);
    expect(plan([first, table(2, "OPEN", { emptySince: minutesAgo(9) })])).toEqual([]);
    expect(plan([first, table(2, "OPEN", { ...empty, connected: 1 })])).toEqual([]);
    expect(plan([first, table(2, "OPEN", { ...empty, hasBets: true, isUnsettled: true })])).toEqual([]);
    // A table that someone watches has rounds even without bets; such rounds don't keep a copy open.
    expect(plan([first, table(2, "OPEN", { ...empty, isUnsettled: true })])).toEqual([
      { number: 2, step: "close" },
    ]);
  });

  it("keeps an empty copy open while all other tables are full, because it would be opened again", () => {
    const empty = { emptySince: minutesAgo(60) };
    const full = table(1, "OPEN", { players: 3 });
    expect(plan([full, table(2, "OPEN", empty), table(3, "CLOSED")])).toEqual([]);
    expect(plan([full, table(2, "OPEN", empty), table(3, "OPEN", empty)])).toEqual([
      { number: 2, step: "close" },
    ]);
  });

  it("settles a closing copy only after its last round", () => {
    const first = table(1, "OPEN");
    expect(plan([first, table(2, "CLOSING", { isUnsettled: true })])).toEqual([]);
    expect(plan([first, table(2, "CLOSING")])).toEqual([{ number: 2, step: "settle" }]);
  });

  it("follows an operator regardless of players and demand", () => {
    const first = table(1, "OPEN");
    expect(plan([first, table(2, "CLOSED", { hold: "OPEN" })])).toEqual([{ number: 2, step: "open" }]);
    const empty = table(2, "OPEN", { hold: "OPEN", emptySince: minutesAgo(60) });
    expect(plan([first, empty])).toEqual([]);
    const busy = table(2, "OPEN", { hold: "CLOSED", players: 5, hasBets: true, isUnsettled: true });
    expect(plan([first, busy])).toEqual([{ number: 2, step: "close" }]);
  });
});

it("plans only steps that the state allows", () => {
  const bools = [true, false];
  for (const state of copyStates)
    for (const hold of ["OPEN", "CLOSED", null] as const)
      for (const connected of [0, 5])
        for (const hasBets of bools)
          for (const emptySince of [null, minutesAgo(60)])
            for (const players of [0, 5]) {
              const copy = table(2, state, { hold, connected, hasBets, emptySince, isUnsettled: hasBets });
              const [step, ...more] = plan([table(1, "OPEN", { players }), copy]);
              expect(more).toEqual([]);
              const allowed: readonly CopyStep[] = Object.keys(copyTransitions[state]) as CopyStep[];
              if (step) expect(allowed).toContain(step.step);
            }
});

it("returns to every state, and from none is there no way out", () => {
  const reached = new Set(Object.values(copyTransitions).flatMap((steps) => Object.values(steps)));
  expect([...reached].toSorted()).toEqual([...copyStates].toSorted());
  for (const steps of Object.values(copyTransitions)) expect(Object.keys(steps).length).toBeGreaterThan(0);
});
