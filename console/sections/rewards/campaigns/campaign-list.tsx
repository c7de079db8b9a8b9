import { getFrequencyCap } from "@parlour/contracts/calls/rewards/campaigns/get-frequency-cap";
import { listCampaigns } from "@parlour/contracts/calls/rewards/campaigns/list-campaigns";
import { CAMPAIGN_STATES, type ListedCampaign } from "@parlour/contracts/entities/campaign";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { useNavigate } from "react-router";
import { counted } from "../../../parts/counted.ts";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { channelLabels, stateTones, triggerLabels } from "./campaign-labels.ts";
import { FrequencyCapDialog } from "./frequency-cap-dialog.tsx";

const intervalMs = 10_000;
const anyState = { value: "", label: "Any" };

const figure = (
  key: "sent" | "control" | "excluded" | "waiting",
  header: string,
): RecordColumn<ListedCampaign> => ({
  key,
  header,
  align: "end",
  sortBy: (row) => row[key],
  cell: (row) => row[key].toLocaleString("en"),
});

const columns: readonly RecordColumn<ListedCampaign>[] = [
  {
    key: "name",
    header: "Campaign",
    sortBy: ({ name }) => name,
    cell: ({ name, trigger, channels }) => (
      <>
        <span className="block font-semibold">{name}</span>
        <span className="text-sm text-mist">
          {`${triggerLabels[trigger]} · ${channels.map((channel) => channelLabels[channel]).join(", ")}`}
        </span>
      </>
    ),
  },
  {
    key: "state",
    header: "Status",
    sortBy: ({ state }) => state,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{readable(state)}</Badge>,
  },
  {
    key: "started",
    header: "Started",
    minor: true,
    sortBy: ({ startedAt }) => startedAt ?? "",
    cell: ({ startedAt }) => (startedAt === null ? "–" : <Moment at={startedAt} />),
  },
  { key: "author", header: "Author", minor: true, cell: ({ author }) => author },
  figure("waiting", "Waiting"),
  figure("sent", "Sent"),
  figure("control", "Control"),
  figure("excluded", "Excluded"),
];

/** All campaigns, and the cap on how many campaign messages a player receives. */
export function CampaignList() {
  const navigate = useNavigate();
  const pagination = useCursorPagination();
  const [filters, change] = useUrlValues({ state: "", cursor: "" });
  const [capping, setCapping] = useState(false);
  const state = CAMPAIGN_STATES.find((one) => one === filters.state);
  const { cursor } = pagination;
  const query = { ...(state && { state }), ...(cursor !== undefined && { cursor }) };
  const resource = useCall(listCampaigns, { query }, { intervalMs });
  const cap = useCall(getFrequencyCap, {});
  return (
    <>
      <PageHeader
        title="Campaigns"
        actions={
          <>
            <Button disabled={cap.value === undefined} onClick={() => setCapping(true)}>
              Frequency cap
            </Button>
            <Button variant="primary" onClick={() => navigate("/campaigns/new")}>
              New campaign
            </Button>
          </>
        }
      >
        {`Messages and bonuses for segments of players. ${
          cap.value
            ? `Maximum ${counted(cap.value.messages, "message")} per player in ${counted(cap.value.days, "day")}.`
            : ""
        }`}
      </PageHeader>
      <FilterBar label="Campaigns">
        <SelectField
          label="Status"
          options={[anyState, ...CAMPAIGN_STATES.map((value) => ({ value, label: readable(value) }))]}
          value={filters.state}
          onChange={(event) => change({ state: event.target.value, cursor: "" })}
        />
      </FilterBar>
      <RecordTable
        caption="Campaigns, newest first"
        columns={columns}
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/campaigns/${encodeURIComponent(id)}`)}
        empty={{
          title: "No campaigns",
          text: "Start with a template for a first deposit, win-back or tier.",
        }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      {cap.value ? (
        <FrequencyCapDialog
          open={capping}
          cap={cap.value}
          onClose={() => setCapping(false)}
          onChanged={cap.reload}
        />
      ) : null}
    </>
  );
}
