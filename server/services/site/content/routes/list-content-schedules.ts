import { listContentSchedules as call } from "@parlour/contracts/calls/site/content/list-content-schedules";
import type { Kit } from "@parlour/server/kit/kit";
import { pageOf } from "@parlour/server/kit/pages";
import { type Route, route } from "@parlour/server/kit/service";
import type { OperatorNames } from "../operator-names.ts";
import { listWaitingSchedules, toSchedule } from "../schedule-store.ts";

const perPage = 50;

export function listContentSchedules(kit: Kit, operators: OperatorNames): Route {
  return route(call, async ({ query }) => {
    const page = { after: query.cursor, limit: perPage + 1 };
    const { items: waiting, nextCursor } = pageOf(
      await listWaitingSchedules(kit.db, query.bucket, page),
      perPage,
    );
    const names = await operators.namesOf(waiting.map(({ author }) => author));
    return {
      nextCursor,
      items: waiting.map((schedule) => {
        const { bucket, language, kind, key, title } = schedule;
        return { ...toSchedule(schedule, names), bucket, language, kind, key, title };
      }),
    };
  });
}
