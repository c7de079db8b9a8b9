import { listSupportConversations } from "@parlour/contracts/calls/site/support-desk/list-support-conversations";
import { listSupportTags } from "@parlour/contracts/calls/site/support-desk/list-support-tags";
import type { SupportConversation } from "@parlour/contracts/entities/support-desk";
import { useCall } from "@parlour/web/api/use-resource";
import { SelectField } from "@parlour/web/ui/select-field";
import { useNavigate } from "react-router";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { languageName } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { channelNames, conversationPath } from "./conversation-words.ts";
import { DueBadge } from "./due-badge.tsx";
import { TagBadges } from "./tag-badges.tsx";

const intervalMs = 20_000;

const columns: readonly RecordColumn<SupportConversation>[] = [
  {
    key: "title",
    header: "Conversation",
    cell: ({ title, channel }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{title || "Deleted"}</span>
        <span className="text-sm text-mist">{channelNames[channel]}</span>
      </>
    ),
  },
  { key: "due", header: "Deadline", cell: (conversation) => <DueBadge conversation={conversation} /> },
  { key: "tags", header: "Tags", cell: ({ tags }) => <TagBadges tags={tags} /> },
  { key: "operator", header: "Operator", cell: ({ operatorName }) => operatorName ?? "–" },
  { key: "language", header: "Language", minor: true, cell: ({ language }) => languageName(language) },
  { key: "opened", header: "Opened", cell: ({ openedAt }) => <Moment at={openedAt} /> },
  {
    key: "rating",
    header: "Rating",
    align: "end",
    cell: ({ rating }) => (rating ? `${rating.score} of 5` : "–"),
  },
];

/** All conversations with support. Open ones are listed by deadline, so that overdue ones come first. */
export function Inbox() {
  const navigate = useNavigate();
  const [filters, setFilters] = useUrlValues({ state: "OPEN", channel: "", tag: "" });
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const { value: tags = [] } = useCall(listSupportTags, {});
  const state = filters.state === "OVERDUE" || filters.state === "RESOLVED" ? filters.state : "OPEN";
  const channel = filters.channel === "CHAT" || filters.channel === "CONTACT" ? filters.channel : undefined;
  const resource = useCall(
    listSupportConversations,
    { query: { state, channel, tag: filters.tag || undefined, cursor } },
    { intervalMs },
  );
  const filter = (name: keyof typeof filters) => (event: { target: { value: string } }) =>
    setFilters({ [name]: event.target.value });
  return (
    <>
      <FilterBar label="Filters">
        <SelectField
          label="Status"
          value={state}
          options={[
            { value: "OPEN", label: "Open, overdue first" },
            { value: "OVERDUE", label: "Overdue" },
            { value: "RESOLVED", label: "Resolved" },
          ]}
          onChange={filter("state")}
        />
        <SelectField
          label="Channel"
          value={filters.channel}
          options={[
            { value: "", label: "All" },
            { value: "CHAT", label: channelNames.CHAT },
            { value: "CONTACT", label: channelNames.CONTACT },
          ]}
          onChange={filter("channel")}
        />
        <SelectField
          label="Tag"
          value={filters.tag}
          options={[{ value: "", label: "All" }, ...tags.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={filter("tag")}
        />
      </FilterBar>
      <RecordTable
        caption="Conversations"
        columns={columns}
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        rowKey={({ id }) => id}
        onOpen={(conversation) => navigate(conversationPath(conversation))}
        empty={
          state === "RESOLVED"
            ? { title: "None", text: "No resolved conversations match these filters." }
            : { title: state === "OVERDUE" ? "Nothing is overdue" : "No open conversations" }
        }
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
    </>
  );
}
