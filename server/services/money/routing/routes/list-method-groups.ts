import { listMethodGroups as call } from "@parlour/contracts/calls/money/routing/list-method-groups";
import type { MethodGroup } from "@parlour/contracts/entities/payment";
import { amountOf } from "@parlour/rules/money";
import type { PaymentMethod, PaymentMethods } from "../../../../kit/ports/payment-methods.ts";
import { type Route, route } from "../../../../kit/service.ts";

export function listMethodGroups(methods: PaymentMethods): Route {
  return route(call, async ({ query, session }) =>
    groupsOf(await methods.list({ ...query, playerId: session?.playerId })),
  );
}

function groupsOf(methods: readonly PaymentMethod[]): MethodGroup[] {
  const groups = Map.groupBy(methods, ({ group }) => group);
  return [...groups].map(([code, members]) => ({
    code,
    name: members[0]!.groupName,
    methods: members.map(({ code: method, name, currency, minMinor, maxMinor, feeMinor }) => ({
      code: method,
      name,
      currency,
      min: amountOf(minMinor, currency),
      max: amountOf(maxMinor, currency),
      fee: amountOf(feeMinor, currency),
    })),
  }));
}
