import { listAlerts as call } from "@parlour/contracts/calls/office/operator-queues/list-alerts";
import type { Kit } from "../../../../kit/kit.ts";
import { mayMake, viewRolesOf } from "../../../../kit/operator.ts";
import type { AlertSource } from "../../../../kit/ports/alert-source.ts";
import { type Route, route } from "../../../../kit/service.ts";

export function listAlerts(kit: Kit, sources: readonly AlertSource[]): Route {
  return route(call, async ({ operator }) => {
    const own = sources.filter(({ roles }) => mayMake(viewRolesOf(operator), { role: roles }));
    const found = (await Promise.all(own.map((source) => source.find(kit)))).flat();
    const isGrave = ({ severity }: (typeof found)[number]) => severity === "DANGER";
    return { items: [...found.filter(isGrave), ...found.filter((alert) => !isGrave(alert))] };
  });
}
