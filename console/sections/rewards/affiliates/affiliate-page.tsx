import { getAffiliate } from "@parlour/contracts/calls/rewards/affiliates/get-affiliate";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { Panel } from "@parlour/web/ui/panel";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { useParams } from "react-router";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { Moment } from "../../../parts/moment.tsx";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import type { AffiliateDetails } from "./affiliate-api.ts";
import { describePlan } from "./describe-plan.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { StatementDialog } from "./statement-dialog.tsx";
import { monthName, StatementTable } from "./statement-table.tsx";

type LinkRow = AffiliateDetails["links"][number];
type PlanRow = AffiliateDetails["plans"][number];

const linkColumns: RecordColumn<LinkRow>[] = [
  {
    key: "name",
    header: "Link",
    sortBy: ({ name }) => name,
    cell: ({ name, url }) => (
      <>
        <strong className="block">{name}</strong>
        <span className="text-sm break-all text-mist">{url}</span>
      </>
    ),
  },
  { key: "campaign", header: "Campaign", minor: true, cell: ({ campaign }) => campaign || "–" },
  {
    key: "clicks",
    header: "Clicks",
    align: "end",
    sortBy: ({ clicks }) => clicks,
    cell: ({ clicks }) => clicks,
  },
  { key: "joins", header: "Joined", align: "end", sortBy: ({ joins }) => joins, cell: ({ joins }) => joins },
  {
    key: "deposits",
    header: "Deposited",
    align: "end",
    sortBy: ({ firstDeposits }) => firstDeposits,
    cell: ({ firstDeposits }) => firstDeposits,
  },
];

export function AffiliatePage() {
  const { affiliateId = "" } = useParams();
  const me = useOperator();
  const pagination = useCursorPagination("statements");
  const query = pagination.cursor === undefined ? {} : { statementsCursor: pagination.cursor };
  const resource = useCall(getAffiliate, { params: { id: affiliateId }, query });
  const [planning, setPlanning] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const affiliate = resource.value;
  if (affiliate === undefined) {
    const { error, reload } = resource;
    if (error === undefined) return <FormSkeleton fields={5} />;
    return <NoRecord what="affiliate" id={affiliateId} error={error} onRetry={reload} back={<BackLink />} />;
  }
  const { currency, nickname, email, playerId, since, links, plans, statements } = affiliate;
  const planColumns: RecordColumn<PlanRow>[] = [
    { key: "version", header: "Version", cell: ({ version }) => version },
    { key: "from", header: "Effective from", cell: ({ fromMonth }) => monthName(fromMonth) },
    { key: "terms", header: "Terms", cell: (plan) => describePlan(plan, currency) },
    {
      key: "over",
      header: "Negative months",
      minor: true,
      cell: ({ carriesOver }) => (carriesOver ? "Carried over" : "forgiven"),
    },
    { key: "by", header: "Created", minor: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
  return (
    <>
      <BackLink />
      <PageHeader title={nickname}>
        <span className="break-all">{email}</span> · <PlayerLink playerId={playerId} /> · since{" "}
        <Moment at={since} />
      </PageHeader>
      <div className="grid gap-5">
        <Panel
          title="Commission plan"
          action={
            hasRole(me, ["MARKETING"]) ? <Button onClick={() => setPlanning(true)}>Change plan</Button> : null
          }
        >
          <p className="mb-4 text-md">This month: {describePlan(affiliate.plan, currency)}.</p>
          <RecordTable
            caption="Plan versions, newest first"
            columns={planColumns}
            resource={resource}
            rows={plans}
            rowKey={({ version }) => String(version)}
            empty={{ title: "No plan" }}
          />
        </Panel>
        <Panel title="Links">
          <RecordTable
            caption="Links"
            columns={linkColumns}
            resource={resource}
            rows={links}
            rowKey={({ id }) => id}
            empty={{ title: "No links", text: "This affiliate hasn't created any links." }}
          />
        </Panel>
        <Panel title="Statements">
          <StatementTable
            resource={resource}
            rows={statements}
            onOpen={({ id }) => setOpenId(id)}
            empty={{ title: "No statements", text: "The first statement appears when the month starts." }}
          />
          <Pagination pagination={pagination} next={affiliate.nextStatementsCursor} />
        </Panel>
      </div>
      {planning ? (
        <PlanDialog affiliate={affiliate} onClose={() => setPlanning(false)} onChanged={resource.reload} />
      ) : null}
      <StatementDialog
        statement={statements.find(({ id }) => id === openId)}
        name={nickname}
        walletCurrency={currency}
        onClose={() => setOpenId(null)}
        onPaid={resource.reload}
      />
    </>
  );
}

function BackLink() {
  return (
    <Link
      href="/console/affiliates"
      className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-tick text-sm text-mist hover:text-ivory"
    >
      <ArrowLeft size={16} aria-hidden="true" /> All affiliates
    </Link>
  );
}
