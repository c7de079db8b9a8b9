import { listDeskRaces as call } from "@parlour/contracts/calls/racing/racebook/list-desk-races";
import { type Route, route } from "../../../../kit/service.ts";
import { today } from "../calendar.ts";
import { parseCursor } from "../cursor.ts";
import { listCourses, listDeskRaceIds } from "../desk/desk-store.ts";
import { readDeskSummaries } from "../desk/desk-views.ts";
import { courseOf } from "../race-course.ts";
import type { RacebookParts } from "../racebook-parts.ts";

export function listDeskRaces({ kit }: RacebookParts): Route {
  return route(call, async ({ query: { date, course, state, cursor, limit } }) => {
    const ids = await listDeskRaceIds(kit.db, {
      ...(date && { date }),
      ...(course && { course }),
      ...(state && { state }),
      after: parseCursor(cursor),
      limit: limit + 1,
    });
    const items = await readDeskSummaries(kit, ids.slice(0, limit));
    const courses = await listCourses(kit.db, date ?? today(kit.clock.now()));
    const last = items.at(-1);
    return {
      items,
      meetings: courses.map((race) => ({ courseId: race.courseId, courseName: courseOf(race).name })),
      nextCursor: ids.length > limit && last ? `${last.startsAt}/${last.raceId}` : null,
    };
  });
}
