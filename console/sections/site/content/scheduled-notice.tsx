import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { languageNames } from "@parlour/web/i18n/languages";
import { Moment } from "../../../parts/moment.tsx";
import type { ContentHistory } from "./content-api.ts";
import { describeSchedule, ScheduleActions } from "./scheduled-change.tsx";

type ScheduledNoticeProps = { contentRef: ContentRef; history: ContentHistory; onChanged: () => void };

const waitingOf = ({ schedules }: Pick<ContentHistory, "schedules">) =>
  schedules.filter(({ state }) => state === "WAITING").toSorted((one, other) => (one.at < other.at ? -1 : 1));

/** Returns when the next scheduled change of a document is due; null if there is none. */
export const nextSchedule = (history: ContentHistory): string | null => waitingOf(history)[0]?.at ?? null;

/** The changes that are scheduled for a document, the next one first. */
export function ScheduledNotice({ contentRef: { key, language }, history, onChanged }: ScheduledNoticeProps) {
  const waiting = waitingOf(history);
  if (waiting.length === 0) return null;
  return (
    <section aria-label="Scheduled" lang="en" className="rounded-card border border-line bg-raised p-3">
      <ul className="grid gap-3">
        {waiting.map((schedule) => (
          <li key={schedule.id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <span className="block font-semibold">
                {describeSchedule(schedule)}, <Moment at={schedule.at} />
              </span>
              <span className="text-sm text-mist">Scheduled by {schedule.authorName ?? schedule.author}</span>
            </span>
            <ScheduleActions
              schedule={schedule}
              document={`${key}, ${languageNames[language] ?? language}`}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
