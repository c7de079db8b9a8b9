import { listWebhooks as call } from "@parlour/contracts/calls/office/webhooks/list-webhooks";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listWebhookRows, toWebhook } from "../webhook-store.ts";

export function listWebhooks({ db, clock }: Kit): Route {
  return route(call, async () => ({
    items: (await listWebhookRows(db)).map((row) => toWebhook(row, clock.now())),
  }));
}
