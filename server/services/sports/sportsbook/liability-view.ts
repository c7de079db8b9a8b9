import type { SuccessAnswer } from "@parlour/contracts/call";
import type { listLiabilityLimits } from "@parlour/contracts/calls/sports/sportsbook/list-liability-limits";
import type { Queryable } from "../../../kit/database.ts";
import { listRules } from "./liability-limits.ts";
import { houseLimits, type Limits, rankOf } from "./liability-rules.ts";

const dollarsOf = ({ scheduled, live }: Limits) => ({ scheduled: scheduled / 100, live: live / 100 });

/** Reads all liability limits in the form that the trading desk shows, the most specific first. */
export async function readLiabilityRules(db: Queryable): Promise<SuccessAnswer<typeof listLiabilityLimits>> {
  const rules = await listRules(db);
  return {
    house: dollarsOf(houseLimits),
    rules: rules
      .toSorted((one, other) => rankOf(other.scope) - rankOf(one.scope))
      .map(({ scope, limits, name }) => ({ scope, limits: dollarsOf(limits), name })),
  };
}
