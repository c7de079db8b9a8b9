import { listDeskPools as call } from "@parlour/contracts/calls/racing/racebook/list-desk-pools";
import { type Route, route } from "../../../../kit/service.ts";
import { parseCursor } from "../cursor.ts";
import { listDeskPoolKeys } from "../desk/desk-store.ts";
import { readDeskPools } from "../desk/desk-views.ts";
import type { RacebookParts } from "../racebook-parts.ts";

export function listDeskPools({ kit }: RacebookParts): Route {
  return route(call, async ({ query: { state, cursor, limit } }) => {
    const before = parseCursor(cursor);
    const keys = await listDeskPoolKeys(kit.db, {
      ...(state && { state }),
      before: before && { ...before, currency: cursor!.split("/")[2] ?? "" },
      limit: limit + 1,
    });
    const items = await readDeskPools(kit, keys.slice(0, limit));
    const last = items.at(-1);
    const nextCursor =
      keys.length > limit && last ? `${last.startsAt}/${last.poolId}/${last.currency}` : null;
    return { items, nextCursor };
  });
}
