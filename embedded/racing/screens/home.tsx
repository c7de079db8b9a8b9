import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { useCallback } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { api } from "../api.ts";
import { useFormats, useNames } from "../format.ts";
import { LoadState } from "../parts/load-state.tsx";
import { RaceLine } from "../parts/race-line.tsx";
import { pathTo } from "../paths.ts";
import { usePolled } from "../use-polled.ts";

const POLL_MS = 10_000;

/** The racebook's home screen: the next races, and the meetings of one day. */
export function Home({ date }: { date: string | null }) {
  const { t } = useTranslation();
  const next = usePolled(
    useCallback((signal: AbortSignal) => api.nextRaces({ query: { limit: 6 }, signal }), []),
    POLL_MS,
  );
  return (
    <div className="grid gap-8">
      <section aria-labelledby="next-races" className="grid gap-3">
        <h2 id="next-races" className="text-xl md:text-2xl">
          {t("racebook.nextRaces")}
        </h2>
        <LoadState loaded={next}>
          {({ running, races, now }, reload) =>
            running.length + races.length === 0 ? (
              <EmptyState title={t("racebook.noRaces")}>{t("racebook.noRacesText")}</EmptyState>
            ) : (
              <ul className="grid gap-2">
                {[...running, ...races].map((race) => (
                  <li key={race.raceId}>
                    <RaceLine race={race} now={now} onEnd={reload} />
                  </li>
                ))}
              </ul>
            )
          }
        </LoadState>
      </section>
      <Meetings date={date} />
    </div>
  );
}

function Meetings({ date }: { date: string | null }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { going, surface } = useNames();
  const load = useCallback(
    (signal: AbortSignal) => api.meetings({ query: date === null ? {} : { date }, signal }),
    [date],
  );
  const loaded = usePolled(load, 6 * POLL_MS);
  return (
    <section aria-labelledby="meetings" className="grid gap-3">
      <h2 id="meetings" className="text-xl md:text-2xl">
        {t("racebook.meetings")}
      </h2>
      <LoadState loaded={loaded}>
        {(list) => (
          <>
            <nav aria-label={t("racebook.days")} className="flex gap-2">
              {list.dates.map((one) => (
                <SiteLink
                  key={one}
                  to={pathTo.day(one)}
                  aria-current={one === list.date ? "page" : undefined}
                  className="inline-flex min-h-11 items-center rounded-chip border border-line px-4 font-semibold text-mist aria-[current]:border-brass aria-[current]:text-bright"
                >
                  {day(one)}
                </SiteLink>
              ))}
            </nav>
            {list.meetings.map((meeting) => (
              <details
                key={meeting.meetingId}
                className="rounded-panel border border-line bg-velvet"
                open={
                  meeting === list.meetings.find(({ races }) => races.some(({ state }) => state === "OPEN"))
                }
              >
                <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-4 py-2">
                  <span className="text-md font-semibold">{meeting.courseName}</span>
                  <span className="text-sm text-mist">
                    {surface(meeting.surface)} · {going(meeting.going)} ·{" "}
                    {t("racebook.races", { count: meeting.races.length })}
                  </span>
                </summary>
                <ul className="grid gap-2 p-3 pt-0">
                  {meeting.races.map((race) => (
                    <li key={race.raceId}>
                      <RaceLine race={race} now={new Date().toISOString()} showCourse={false} />
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </>
        )}
      </LoadState>
    </section>
  );
}
