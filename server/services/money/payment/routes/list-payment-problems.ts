import { listPaymentProblems as call } from "@parlour/contracts/calls/money/payment/list-payment-problems";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listNewestRuns, listProblems, type ProblemPlace } from "../problem-store.ts";

const perPage = 50;

export function listPaymentProblems(kit: Kit): Route {
  return route(call, async ({ query: { cursor } }) => {
    const page = { after: parseCursor(cursor), limit: perPage + 1 };
    const [found, runs] = await Promise.all([
      listProblems(kit.db, kit.clock.now(), page),
      listNewestRuns(kit.db),
    ]);
    const shown = found.slice(0, perPage);
    const last = shown.at(-1);
    const reconciliations = runs.map((run) => ({
      ...run,
      at: run.at.toISOString(),
      from: run.from.toISOString(),
      to: run.to.toISOString(),
    }));
    return {
      items: shown.map(({ micros: _, ...problem }) => problem),
      nextCursor: found.length > perPage && last ? `${last.micros} ${last.id}` : null,
      reconciliations,
    };
  });
}

/** Parses a cursor; an invalid one starts at the first page. */
function parseCursor(cursor: string | undefined): ProblemPlace | undefined {
  const [, micros, id] = /^(\d{1,17}) (.+)$/.exec(cursor ?? "") ?? [];
  return micros === undefined || id === undefined ? undefined : { micros, id };
}
