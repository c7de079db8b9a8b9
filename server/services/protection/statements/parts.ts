import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";

/** Returns the names of products by id, in a language. Products without a name are left out. */
export type ProductNames = (language: string) => Promise<ReadonlyMap<string, string>>;

export type StatementParts = {
  kit: Kit;
  players: Pick<Players, "get" | "find">;
  productNames: ProductNames;
  /** Returns the time zone that the player's limits follow; undefined if it is unknown. */
  findTimeZone: (playerId: string) => Promise<string | undefined>;
};
