import { listPlayerSegments as call } from "@parlour/contracts/calls/office/player-directory/list-player-segments";
import { type Route, route } from "../../../../kit/service.ts";
import type { DirectoryParts } from "../parts.ts";
import { listSegments } from "../segment-store.ts";

export function listPlayerSegments({ kit }: DirectoryParts): Route {
  return route(call, async () => ({ items: await listSegments(kit.db) }));
}
