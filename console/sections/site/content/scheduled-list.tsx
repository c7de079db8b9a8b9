import type { Answer } from "@parlour/contracts/call";
import { listContentSchedules } from "@parlour/contracts/calls/site/content/list-content-schedules";
import { useCall } from "@parlour/web/api/use-resource";
import { languageNames } from "@parlour/web/i18n/languages";
import { Link } from "@parlour/web/ui/link";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, queueNames, useCursorPagination } from "../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useContentSite } from "./content-site.ts";
import { addressOf } from "./open-document.ts";
import { describeSchedule, ScheduleActions } from "./scheduled-change.tsx";

type Scheduled = Answer<typeof listContentSchedules>["items"][number];

const intervalMs = 30_000;

/** The scheduled changes of all documents that are still to come. */
export function ScheduledList() {
  const site = useContentSite();
  const pagination = useCursorPagination("schedules");
  const { cursor } = pagination;
  const query = { bucket: site.bucket, ...(cursor !== undefined && { cursor }) };
  const resource = useCall(listContentSchedules, { query }, { intervalMs });
  const columns: RecordColumn<Scheduled>[] = [
    { key: "at", header: "When", sortBy: ({ at }) => at, cell: ({ at }) => <Moment at={at} /> },
    { key: "what", header: "What", cell: (schedule) => describeSchedule(schedule) },
    {
      key: "document",
      header: "Document",
      sortBy: ({ key }) => key,
      cell: ({ kind, key, title }) => (
        <Link href={`/console${addressOf(site, { kind, key })}`}>
          <span className="block font-semibold">{title ?? key}</span>
          <span className="text-sm break-all text-mist">{key}</span>
        </Link>
      ),
    },
    {
      key: "language",
      header: "Language",
      sortBy: ({ language }) => language,
      cell: ({ language }) => languageNames[language] ?? language,
    },
    { key: "author", header: "Scheduled by", cell: ({ author, authorName }) => authorName ?? author },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (schedule) => (
        <ScheduleActions
          schedule={schedule}
          document={`${schedule.key}, ${languageNames[schedule.language] ?? schedule.language}`}
          onChanged={resource.reload}
        />
      ),
    },
  ];
  return (
    <>
      <RecordTable
        caption="Scheduled changes"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "Nothing is scheduled", text: "Open a document and choose Schedule." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} names={queueNames} />
    </>
  );
}
