import { getContentHistory as call } from "@parlour/contracts/calls/site/content/get-content-history";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { OperatorNames } from "../operator-names.ts";
import { listSchedules, toSchedule } from "../schedule-store.ts";
import { findState, listPublications, listVersions } from "../version-store.ts";

const perPage = 50;
const mostSchedules = 200;

export function getContentHistory(kit: Kit, operators: OperatorNames): Route {
  return route(call, async ({ query }) => {
    const state = await findState(kit.db, query);
    if (state === undefined) return refuse("NOT_FOUND");
    const [foundVersions, foundPublications, schedules] = await Promise.all([
      listVersions(kit.db, query, perPage + 1, query.cursor),
      listPublications(kit.db, query, perPage + 1, query.publicationsCursor),
      listSchedules(kit.db, query, mostSchedules),
    ]);
    const versions = foundVersions.slice(0, perPage);
    const publications = foundPublications.slice(0, perPage);
    const authors = [...versions, ...publications, ...schedules].map(({ author }) => author);
    const names = await operators.namesOf(authors);
    const toEntry = <Entry extends { author: string; createdAt: Date }>(entry: Entry) => ({
      ...entry,
      authorName: names.get(entry.author) ?? null,
      createdAt: entry.createdAt.toISOString(),
    });
    return {
      ...state,
      changedAt: state.changedAt.toISOString(),
      versions: versions.map(toEntry),
      nextCursor: foundVersions.length > perPage ? versions.at(-1)!.version : null,
      publications: publications.map(({ id: _, ...publication }) => toEntry(publication)),
      nextPublicationsCursor: foundPublications.length > perPage ? publications.at(-1)!.id : null,
      schedules: schedules.map((schedule) => toSchedule(schedule, names)),
    };
  });
}
