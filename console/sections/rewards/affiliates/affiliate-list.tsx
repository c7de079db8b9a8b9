import { listAffiliates } from "@parlour/contracts/calls/rewards/affiliates/list-affiliates";
import { splitPage } from "@parlour/web/api/split-page";
import { useCall } from "@parlour/web/api/use-resource";
import { useNavigate } from "react-router";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import type { ListedAffiliate } from "./affiliate-api.ts";
import { affiliateTabs } from "./affiliate-tabs.ts";
import { describePlan } from "./describe-plan.ts";
import { StatementsToPay } from "./statements-to-pay.tsx";

const columns: RecordColumn<ListedAffiliate>[] = [
  {
    key: "who",
    header: "Affiliate",
    sortBy: ({ nickname }) => nickname,
    cell: ({ nickname, email }) => (
      <>
        <strong className="block">{nickname}</strong>
        <span className="text-sm break-all text-mist">{email}</span>
      </>
    ),
  },
  {
    key: "since",
    header: "Since",
    minor: true,
    sortBy: ({ since }) => since,
    cell: ({ since }) => <Moment at={since} />,
  },
  { key: "plan", header: "Plan", cell: ({ plan, currency }) => describePlan(plan, currency) },
  ...(
    [
      ["clicks", "Clicks"],
      ["joins", "Joined"],
      ["firstDeposits", "Deposited"],
    ] as const
  ).map(
    ([key, header]): RecordColumn<ListedAffiliate> => ({
      key,
      header,
      align: "end",
      sortBy: (row) => row[key],
      cell: (row) => row[key].toLocaleString("en"),
    }),
  ),
];

/** All affiliates and the commission that they are owed. */
export function AffiliateList() {
  return (
    <>
      <PageHeader title="Affiliates">
        Affiliates with their plans and monthly statements. Applications are in the work queue.
      </PageHeader>
      <UrlTabs
        label="Affiliates"
        tabs={affiliateTabs}
        content={{
          affiliates: <Affiliates />,
          statements: <StatementsToPay />,
        }}
      />
    </>
  );
}

const perPage = 25;

function Affiliates() {
  const navigate = useNavigate();
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const query = { limit: perPage + 1, ...(cursor !== undefined && { cursor }) };
  const resource = useCall(listAffiliates, { query });
  const page = resource.value && splitPage(resource.value, perPage, ({ id }) => id);
  return (
    <>
      <RecordTable
        caption="Affiliates"
        columns={columns}
        resource={resource}
        rows={page?.items}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/affiliates/${encodeURIComponent(id)}`)}
        empty={{ title: "No affiliates yet", text: "Approved applicants are listed here." }}
      />
      <Pagination pagination={pagination} next={page?.nextCursor} />
    </>
  );
}
