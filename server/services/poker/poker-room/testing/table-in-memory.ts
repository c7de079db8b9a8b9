import type { Random } from "@parlour/server/kit/random";
import { setConnected } from "../connection.ts";
import { doWhatIsDue } from "../due.ts";
import { paceOf } from "../pace.ts";
import { playPoolOn } from "../pool.ts";
import type { Change } from "../table-change.ts";
import type { TableConfig } from "../table-config.ts";
import type { TableHost } from "../table-host.ts";
import { emptyTable, type TableState } from "../table-state.ts";

/** Opens a table in memory: the product's rules, views and connections without a database. */
export function openTable(config: TableConfig, dice: () => number) {
  const random = {
    integer: (below: number) => Math.floor(dice() * below),
    bytes: (count: number) => Buffer.from(Array.from({ length: count }, () => Math.floor(dice() * 256))),
    id: (prefix: string) => `${prefix}_${Math.floor(dice() * 2 ** 40)}`,
  } as unknown as Random;
  const pace = paceOf(100);
  const listeners = new Set<() => void>();
  let state: TableState = structuredClone(emptyTable);
  let version = 0;
  let nowMs = 1_000_000;
  const draft = () => ({ config, pace, random, nowMs, server: "server_1" });
  async function change(work: Change) {
    const next = structuredClone(state);
    const answer = work(next, draft());
    if (answer === false) return null;
    if (answer !== null && answer !== true) return answer;
    state = next;
    version += 1;
    for (const listener of listeners) listener();
    return null;
  }
  const host: TableHost = {
    config: () => config,
    state: () => state,
    version: () => version,
    pace,
    connect(owner) {
      void change((next, table) => setConnected(next, owner, true, table));
      return () => void change((next, table) => setConnected(next, owner, false, table));
    },
    change,
    /** In this test, every player always has enough money. */
    async moveMoney(session) {
      await change((next) => {
        const seat = next.seats.find((one) => one.session === session)!;
        if (seat.stage === "buying") seat.stage = "seated";
        return true;
      });
      return null;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh() {},
    servers: () => [],
    async disconnectFrom() {},
    isIdle: () => false,
    async stop() {},
  };
  return {
    host,
    now: () => nowMs,
    async refill() {
      await change((next) => {
        for (const seat of next.seats)
          if (seat.stack < 20 * config.bigBlind)
            Object.assign(seat, { stack: config.maxBuyIn, sitsOut: false, awayMs: null });
        return true;
      });
    },
    /** Carries out what is due after some time: a deck is prepared, and then dealt. */
    async playOn(waitMs = 30_000) {
      nowMs += waitMs;
      await change((next, table) => (config.fastFold ? playPoolOn : doWhatIsDue)(next, { ...table, random }));
    },
  };
}
