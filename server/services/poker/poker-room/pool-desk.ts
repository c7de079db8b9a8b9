import type { PokerDeskPool } from "@parlour/contracts/entities/poker-desk";
import type { Queryable, Transaction } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import { toWire } from "./chip-amounts.ts";
import { paceOf } from "./pace.ts";
import { closePool, poolOf } from "./pool.ts";
import type { TableConfig } from "./table-config.ts";
import { isBusy, runningHand, type TableState } from "./table-state.ts";
import { type StoredTable, topicOf } from "./table-store.ts";
import { toLobbyTable } from "./table-view.ts";

export async function listPools(db: Queryable): Promise<StoredTable[]> {
  return await db.query<StoredTable>(
    `select config, state, version::float8 as version from poker_tables
     where config->'fastFold' is not null order by position, id`,
  );
}

export function toDeskPool({ config, state }: Pick<StoredTable, "config" | "state">): PokerDeskPool {
  const { id, name, currency, smallBlind, bigBlind, pool } = toLobbyTable(config, state);
  const people = state.seats.filter(({ kind }) => kind !== "BOT");
  return {
    ...{ id, name, currency, smallBlind, bigBlind, ...pool! },
    entries: people.length,
    hands: poolOf(state).tables.filter((table) => runningHand(table) !== null).length,
    handsDealt: state.handNumber,
    chips: toWire(config)(people.reduce((sum, { stack }) => sum + stack, 0)),
  };
}

/** Closes or opens a pool. Returns null if it is already closed or open, and undefined if there is no such pool. */
export async function changePool(
  kit: Pick<Kit, "bus" | "log" | "config" | "clock">,
  tx: Transaction,
  id: string,
  isClosed: boolean,
): Promise<{ config: TableConfig; state: TableState } | null | undefined> {
  const [row] = await tx.query<{ config: TableConfig; state: TableState }>(
    "select config, state from poker_tables where id = $1 and config->'fastFold' is not null for update",
    [id],
  );
  if (!row) return undefined;
  const { config, state } = row;
  const pool = poolOf(state);
  if (pool.isClosed === isClosed) return null;
  const pace = paceOf(kit.config.sharedRoundPace);
  if (isClosed) closePool(state, { config, pace, nowMs: kit.clock.now().getTime() });
  else pool.isClosed = false;
  const [saved] = await tx.query<{ version: number }>(
    `update poker_tables set state = $2, version = version + 1, is_busy = $3
     where id = $1 returning version::float8 as version`,
    [id, JSON.stringify(state), isBusy(state)],
  );
  tx.afterCommit(() => {
    kit.bus.publish(topicOf(id), saved!.version).catch((error: unknown) => {
      kit.log.warn({ err: error, id }, "a change of a poker pool was not published");
    });
  });
  return row;
}
