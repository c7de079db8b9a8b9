import { getSupportReport } from "@parlour/contracts/calls/site/support-desk/get-support-report";
import type { SupportReportRow } from "@parlour/contracts/entities/support-desk";
import { useCall } from "@parlour/web/api/use-resource";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { channelNames } from "./conversation-words.ts";
import { durationText } from "./duration-text.ts";

const dayMs = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const percent = (share: number | null) => (share === null ? "–" : `${share}%`);

const figures: readonly RecordColumn<SupportReportRow>[] = [
  {
    key: "conversations",
    header: "Conversations",
    align: "end",
    sortBy: ({ conversations }) => conversations,
    cell: ({ conversations }) => conversations,
  },
  {
    key: "answered",
    header: "Answered",
    align: "end",
    minor: true,
    sortBy: ({ answered }) => answered,
    cell: ({ answered }) => answered,
  },
  {
    key: "median",
    header: "First answer (median)",
    align: "end",
    sortBy: ({ medianFirstAnswerSeconds }) => medianFirstAnswerSeconds ?? -1,
    cell: ({ medianFirstAnswerSeconds: seconds }) => (seconds === null ? "–" : durationText(seconds)),
  },
  {
    key: "firstOnTime",
    header: "Answered on time",
    align: "end",
    sortBy: ({ firstAnswerOnTime }) => firstAnswerOnTime ?? -1,
    cell: ({ firstAnswerOnTime }) => percent(firstAnswerOnTime),
  },
  {
    key: "resolvedOnTime",
    header: "Resolved on time",
    align: "end",
    sortBy: ({ resolutionOnTime }) => resolutionOnTime ?? -1,
    cell: ({ resolutionOnTime }) => percent(resolutionOnTime),
  },
  {
    key: "rating",
    header: "Rating",
    align: "end",
    sortBy: ({ averageRating }) => averageRating ?? -1,
    cell: ({ averageRating, ratings }) =>
      averageRating === null ? "–" : `${averageRating.toFixed(1)} (${ratings})`,
  },
  {
    key: "low",
    header: "Rated 1 or 2",
    align: "end",
    minor: true,
    sortBy: ({ lowRatings }) => lowRatings,
    cell: ({ lowRatings }) => lowRatings,
  },
];

/** Answer times and ratings by operator or by tag. */
export function SupportReport() {
  const [values, setValues] = useUrlValues({
    by: "OPERATOR",
    channel: "",
    from: dayBefore(29),
    to: dayBefore(0),
  });
  const by = values.by === "TAG" ? "TAG" : "OPERATOR";
  const channel = values.channel === "CHAT" || values.channel === "CONTACT" ? values.channel : undefined;
  const resource = useCall(getSupportReport, {
    query: { by, channel, from: values.from, to: values.to },
  });
  const choose = (name: keyof typeof values) => (event: { target: { value: string } }) => {
    if (event.target.value !== "" || name === "channel") setValues({ [name]: event.target.value });
  };
  const nobody = by === "TAG" ? "No tag" : "No operator";
  return (
    <>
      <FilterBar label="Report">
        <SelectField
          label="Rows"
          value={by}
          options={[
            { value: "OPERATOR", label: "By operator" },
            { value: "TAG", label: "By tag" },
          ]}
          onChange={choose("by")}
        />
        <SelectField
          label="Channel"
          value={values.channel}
          options={[
            { value: "", label: "All" },
            { value: "CHAT", label: channelNames.CHAT },
            { value: "CONTACT", label: channelNames.CONTACT },
          ]}
          onChange={choose("channel")}
        />
        <TextField
          label="From (UTC)"
          type="date"
          value={values.from}
          max={values.to}
          onChange={choose("from")}
        />
        <TextField label="To (UTC)" type="date" value={values.to} min={values.from} onChange={choose("to")} />
      </FilterBar>
      <p className="mb-3 text-sm text-mist">
        Conversations that began in this period, by the operator who had them last. Visitors who leave before
        an answer is due don't count as late.
        {by === "TAG" ? " A conversation with several tags counts for each of them." : ""}
      </p>
      <RecordTable
        caption={by === "TAG" ? "Results by tag" : "Results by operator"}
        columns={[
          {
            key: "name",
            header: by === "TAG" ? "Tag" : "Operator",
            sortBy: ({ name }) => name,
            cell: ({ name }) => name || nobody,
          },
          ...figures,
        ]}
        resource={resource}
        rows={resource.loading ? undefined : resource.value}
        rowKey={({ id }) => id ?? ""}
        empty={{ title: "No conversations", text: "No conversations began in this period." }}
      />
    </>
  );
}
