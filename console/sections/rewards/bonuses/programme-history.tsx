import { getLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import { useCall } from "@parlour/web/api/use-resource";
import { Panel } from "@parlour/web/ui/panel";
import { Difference } from "../../../parts/difference.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import type { Programme } from "./bonus-api.ts";
import { pairVersions } from "./pair-versions.ts";
import { flattenTiers } from "./tier-fields.ts";

type Row = { version: Programme; before: Programme | undefined };

const columns: RecordColumn<Row>[] = [
  {
    key: "when",
    header: "When",
    cell: ({ version: { version, createdAt } }) => (
      <>
        <Moment at={createdAt} />
        <span className="block text-sm text-mist">{`Version ${version}`}</span>
      </>
    ),
  },
  {
    key: "what",
    header: "What",
    cell: ({ version, before }) =>
      before ? (
        <Difference before={flattenTiers(before.plan.tiers)} after={flattenTiers(version.plan.tiers)} />
      ) : (
        "First version"
      ),
  },
  { key: "why", header: "Reason", cell: ({ version: { reason } }) => reason },
];

/** All versions of the loyalty programme with what has changed, newest first. */
export function ProgrammeHistory() {
  const pagination = useCursorPagination("versions");
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor: Number(cursor) };
  const resource = useCall(getLoyaltyProgramme, { query });
  const page = resource.value && pairVersions(resource.value, cursor === undefined);
  return (
    <Panel title="History" className="mt-6">
      <RecordTable
        caption="Versions of the programme, newest first"
        columns={columns}
        resource={resource}
        rows={page?.rows}
        rowKey={({ version: { version } }) => String(version)}
        empty={{ title: "No changes yet" }}
      />
      <Pagination pagination={pagination} next={page?.next} />
    </Panel>
  );
}
