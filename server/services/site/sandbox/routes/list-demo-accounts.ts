import type { Answer } from "@parlour/contracts/call";
import { listDemoAccounts as call } from "@parlour/contracts/calls/site/sandbox/list-demo-accounts";
import { type Route, route } from "@parlour/server/kit/service";

export type DemoAccount = Answer<typeof call>[number];

export function listDemoAccounts(accounts: readonly DemoAccount[]): Route {
  return route(call, async () => [...accounts]);
}
