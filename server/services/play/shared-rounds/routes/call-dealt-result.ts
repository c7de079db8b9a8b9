import { callDealtResult as call } from "@parlour/contracts/calls/play/shared-rounds/call-dealt-result";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { callResult } from "../dealing/call-result.ts";
import type { DealerDesk } from "../dealing/dealer-desk.ts";

export function callDealtResult(desk: DealerDesk): Route {
  return route(call, async ({ params: { slug, number }, body: { outcome }, operator }) => {
    const table = desk.find(slug);
    if (table === undefined) return refuse("NOT_FOUND");
    const called = { number, outcome, operatorId: operator.id };
    const refusal = await callResult({ kit: desk.kit, game: table.game }, called);
    if (refusal) return refusal;
    table.broadcastRound(number);
    return await desk.show(table, operator);
  });
}
