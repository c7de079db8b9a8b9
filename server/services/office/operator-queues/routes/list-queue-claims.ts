import { listQueueClaims as call } from "@parlour/contracts/calls/office/operator-queues/list-queue-claims";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listClaims } from "../claim-store.ts";
import { canSeeQueue } from "../queue-access.ts";

export function listQueueClaims(kit: Kit): Route {
  return route(call, async ({ params: { queue }, operator }) =>
    canSeeQueue(operator, queue) ? await listClaims(kit.db, queue) : refuse("FORBIDDEN"),
  );
}
