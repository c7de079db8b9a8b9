import { getContentHistory as call } from "@parlour/contracts/calls/site/content/get-content-history";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { listSchedules, toSchedule } from "../schedule-store.ts";
import { findState, listPublications, listVersions } from "../version-store.ts";

const longest = 200;

export function getContentHistory(kit: Kit): Route {
  return route(call, async ({ query }) => {
    const state = await findState(kit.db, query);
    if (state === undefined) return refuse("NOT_FOUND");
    const [versions, publications, schedules] = await Promise.all([
      listVersions(kit.db, query, longest),
      listPublications(kit.db, query, longest),
      listSchedules(kit.db, query, longest),
    ]);
    return {
      ...state,
      changedAt: state.changedAt.toISOString(),
      versions: versions.map((each) => ({ ...each, createdAt: each.createdAt.toISOString() })),
      publications: publications.map((each) => ({ ...each, createdAt: each.createdAt.toISOString() })),
      schedules: schedules.map(toSchedule),
    };
  });
}
