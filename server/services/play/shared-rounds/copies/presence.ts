import { randomUUID } from "node:crypto";
import type { Kit } from "@parlour/server/kit/kit";
import { dropPresence, keepPresence, writePresence } from "./presence-store.ts";

/** The players whose pages are connected to tables through this server. */
export type Presence = {
  /** Adds a player's page; returns the function that removes it. */
  enter(slug: string, owner: string): () => void;
  /** Stores what has changed since the last call, and marks the other rows of this server as current. */
  write(): Promise<void>;
  stop(): Promise<void>;
};

export function createPresence({ db }: Pick<Kit, "db">): Presence {
  const server = randomUUID();
  /** The number of pages that each player has open, by table. */
  const tables = new Map<string, Map<string, number>>();
  let changed = new Set<string>();

  function count(slug: string, owner: string, pages: number): void {
    const owners = tables.get(slug) ?? new Map<string, number>();
    const left = (owners.get(owner) ?? 0) + pages;
    if (left > 0) owners.set(owner, left);
    else owners.delete(owner);
    if (owners.size > 0) tables.set(slug, owners);
    else tables.delete(slug);
    changed.add(slug);
  }

  return {
    enter(slug, owner) {
      count(slug, owner, 1);
      let isIn = true;
      return () => {
        if (isIn) count(slug, owner, -1);
        isIn = false;
      };
    },
    async write() {
      if (tables.size === 0 && changed.size === 0) return;
      const kept = await keepPresence(db, server);
      // Another server deletes our rows if we could not keep them current for a minute.
      for (const slug of tables.keys()) if (!kept.has(slug)) changed.add(slug);
      const slugs = changed;
      changed = new Set();
      try {
        const written = [...slugs].map((slug) => ({ slug, owners: [...(tables.get(slug)?.keys() ?? [])] }));
        await writePresence(db, server, written);
      } catch (error) {
        for (const slug of slugs) changed.add(slug);
        throw error;
      }
    },
    stop: () => dropPresence(db, server),
  };
}
