import { listContentPictures as call } from "@parlour/contracts/calls/site/content/list-content-pictures";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listPictures } from "../picture-store.ts";

export function listContentPictures(kit: Kit): Route {
  return route(call, ({ query: { cursor, limit } }) => listPictures(kit.db, { after: cursor, limit }));
}
