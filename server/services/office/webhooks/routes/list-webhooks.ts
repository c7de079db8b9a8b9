import { listWebhooks as call } from "@parlour/contracts/calls/office/webhooks/list-webhooks";
import type { Kit } from "../../../../kit/kit.ts";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listWebhookRows, toWebhook } from "../webhook-store.ts";

const perPage = 50;

export function listWebhooks({ db, clock }: Kit): Route {
  return route(call, async ({ query: { cursor } }) => {
    const found = await listWebhookRows(db, { after: cursor, limit: perPage + 1 });
    const { items, nextCursor } = pageOf(found, perPage);
    return { nextCursor, items: items.map((row) => toWebhook(row, clock.now())) };
  });
}
