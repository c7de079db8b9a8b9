import { listOperators as call } from "@parlour/contracts/calls/operator/list-operators";
import type { Kit } from "../../../kit/kit.ts";
import { type Route, route } from "../../../kit/service.ts";
import { listOperators as readOperators } from "../operator-store.ts";
import { toAccount } from "../views.ts";

export function listOperators({ db }: Kit): Route {
  return route(call, async () => ({ items: (await readOperators(db)).map(toAccount) }));
}
