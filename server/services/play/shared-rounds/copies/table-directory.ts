import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { parseCopySlug, tableSlugOf } from "@parlour/rules/table-copy";
import type { Kit } from "@parlour/server/kit/kit";
import type { Table } from "../table.ts";
import type { CopyState } from "./copy-states.ts";
import { listCopies } from "./copy-store.ts";

/** The tables that this server knows: the first table of each game, and copies once they have been opened. */
export type TableDirectory = {
  find(slug: string): Table | undefined;
  all(): Iterable<Table>;
  /** Adds the first table of a game. */
  add(table: Table): void;
  /** Returns a table, and opens it on this server if it is a copy that this server has not seen yet. */
  require(slug: string): Promise<Table | undefined>;
  /** Whether demand or an operator keeps the table open. A game's first table is always open in this sense. */
  isOpen(slug: string): boolean;
  /** The numbers of the game's copies that exist or have existed. */
  copiesOf(game: string): readonly number[];
  /** The slugs of the open copies that this server has opened. */
  openCopies(): string[];
  /** Calls the listener when copies have opened or closed; returns the function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Reads which copies are open, and opens new ones on this server. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = {
  kit: Pick<Kit, "db" | "log">;
  findGame(slug: string): SharedGame | undefined;
  open(game: SharedGame): Promise<Table>;
};

export function createTableDirectory({ kit, findGame, open }: Parts): TableDirectory {
  const tables = new Map<string, Table>();
  /** Copies that are being opened, so that two requests don't open one twice. */
  const opening = new Map<string, Promise<Table>>();
  const listeners = new Set<() => void>();
  let states = new Map<string, CopyState>();
  let numbers = new Map<string, number[]>();
  let announced = "";

  async function openCopy(game: SharedGame): Promise<Table> {
    const table = await open(game);
    tables.set(game.slug, table);
    return table;
  }

  async function require(slug: string): Promise<Table | undefined> {
    const known = tables.get(slug);
    if (known || parseCopySlug(slug) === undefined) return known;
    const game = findGame(slug);
    if (!game) return undefined;
    const opened = opening.get(slug) ?? openCopy(game).finally(() => opening.delete(slug));
    opening.set(slug, opened);
    return await opened;
  }

  async function tryToOpen(slug: string): Promise<void> {
    await require(slug).catch((error: unknown) => {
      kit.log.warn(
        { err: error, slug },
        "a table was not opened on this server; the next refresh will do it",
      );
    });
  }

  function openCopies(): string[] {
    return [...states].flatMap(([slug, state]) => (state === "OPEN" && tables.has(slug) ? [slug] : []));
  }

  return {
    find: (slug) => tables.get(slug),
    all: () => tables.values(),
    add: (table) => tables.set(table.game.slug, table),
    require,
    isOpen: (slug) => parseCopySlug(slug) === undefined || states.get(slug) === "OPEN",
    copiesOf: (game) => numbers.get(game) ?? [],
    openCopies,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh() {
      const copies = await listCopies(kit.db);
      const before = states;
      states = new Map(copies.map((copy) => [tableSlugOf(copy), copy.state]));
      numbers = new Map();
      for (const { game, number } of copies) numbers.set(game, [...(numbers.get(game) ?? []), number]);
      const current = [...states];
      const changed = current.filter(([slug, state]) => before.get(slug) !== state);
      // A copy that could not be opened on this server is tried again with every refresh.
      for (const [slug, state] of current) if (state !== "CLOSED") await tryToOpen(slug);
      // A table notices its new state by itself within a second, but players should not have to wait.
      for (const [slug] of changed) tables.get(slug)?.wake();
      const opened = openCopies().join();
      if (opened === announced) return;
      announced = opened;
      for (const listener of listeners) listener();
    },
    async stop() {
      await Promise.allSettled(opening.values());
      for (const table of tables.values())
        await table.stop().catch((error: unknown) => {
          kit.log.warn({ err: error, slug: table.game.slug }, "a table was not stopped cleanly");
        });
    },
  };
}
