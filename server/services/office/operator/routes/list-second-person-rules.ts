import { listSecondPersonRules as call } from "@parlour/contracts/calls/office/operator/list-second-person-rules";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readRules } from "../policy/rule-store.ts";

export function listSecondPersonRules({ db, fourEyes }: Kit): Route {
  return route(call, async () => {
    const chosen = await readRules(db);
    const items = fourEyes
      .actions()
      .map(({ action, group, label, amountLabel = null, usual, isFixed = false }) => {
        const rule = (isFixed ? undefined : chosen.get(action)) ?? usual;
        return { action, group, label, amountLabel, rule, usual, isFixed };
      });
    return { items };
  });
}
