import { listPlayers as call } from "@parlour/contracts/calls/office/player-directory/list-players";
import { type Route, route } from "../../../../kit/service.ts";
import type { DirectoryEntry, DirectoryPlace } from "../list-store.ts";
import type { DirectoryParts } from "../parts.ts";
import { readList } from "../read-list.ts";

const perPage = 50;

export function listPlayers(parts: DirectoryParts): Route {
  return route(call, async ({ query: { cursor, ...filter }, operator }) => {
    const brandIds = operator.brandIds ?? undefined;
    const found = await readList(
      parts,
      { ...filter, brandIds },
      { after: parseCursor(cursor), limit: perPage + 1 },
    );
    const page = found.slice(0, perPage);
    return {
      items: page.map(({ player }) => player),
      nextCursor: found.length > perPage ? formatCursor(page.at(-1)!.entry) : null,
      tiers: await parts.listTiers(),
    };
  });
}

function formatCursor({ joinedAt, playerId }: DirectoryEntry): string {
  return `${joinedAt.toISOString()} ${playerId}`;
}

/** Parses a cursor; returns undefined for an invalid one, which leads to the first page. */
function parseCursor(cursor: string | undefined): DirectoryPlace | undefined {
  const [at = "", id] = cursor?.split(" ") ?? [];
  return id === undefined || Number.isNaN(Date.parse(at)) ? undefined : { at, id };
}
