import type { Route } from "../service.ts";
import type { InvokeParts } from "./invoke-route.ts";
import { type PreparedRoute, prepareRoute } from "./prepare-route.ts";

/** The calls of this server, used for requests over HTTP and for rendering pages. */
export type Calls = {
  parts: InvokeParts;
  routes: readonly PreparedRoute[];
  find(name: string): PreparedRoute | undefined;
};

export function prepareCalls(parts: InvokeParts, routes: readonly Route[]): Calls {
  const prepared = routes.map(prepareRoute);
  const byName = new Map(prepared.map((route) => [route.call.name, route]));
  if (byName.size !== prepared.length) throw new Error("two handlers serve a call of the same name");
  return { parts, routes: prepared, find: (name) => byName.get(name) };
}
