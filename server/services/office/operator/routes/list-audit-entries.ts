import { listAuditEntries as call } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { searchAudit } from "../audit/audit-store.ts";

const perPage = 50;

export function listAuditEntries({ db }: Kit): Route {
  return route(call, async ({ query: { cursor, ...filter } }) => {
    const rows = await searchAudit(db, filter, { below: cursor, limit: perPage + 1 });
    const items = rows
      .slice(0, perPage)
      .map((row) => ({ ...row, position: Number(row.position), at: row.at.toISOString() }));
    return { items, nextCursor: rows.length > perPage ? items.at(-1)!.position : null };
  });
}
