import { listSiteSettingsChanges as call } from "@parlour/contracts/calls/site/site-config/list-site-settings-changes";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listChanges } from "../change-store.ts";

const perPage = 30;

export function listSiteSettingsChanges({ db }: Kit): Route {
  return route(call, async ({ query: { cursor } }) => {
    const rows = await listChanges(db, { below: cursor, limit: perPage + 1 });
    const items = rows
      .slice(0, perPage)
      .map((row) => ({ ...row, version: Number(row.version), at: row.at.toISOString() }));
    return { items, nextCursor: rows.length > perPage ? items.at(-1)!.version : null };
  });
}
