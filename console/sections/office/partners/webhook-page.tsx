import { listWebhookDeliveries } from "@parlour/contracts/calls/office/webhooks/list-webhook-deliveries";
import { DELIVERY_STATES, type WebhookDelivery } from "@parlour/contracts/entities/webhook";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { useParams } from "react-router";
import { Moment } from "../../../parts/moment.tsx";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { useQueueState } from "../../../parts/queues/use-queue-state.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { StateFilter } from "../../../parts/state-filter.tsx";
import { deliveryStates, eventName, eventWords, faultWords, webhookState } from "./partner-words.ts";
import { type Replay, ReplayDialog } from "./replay-dialog.tsx";
import { WebhookActions } from "./webhook-actions.tsx";

const intervalMs = 5_000;
const shownStates = ["ALL", ...DELIVERY_STATES] as const;

/** A webhook with the log of its deliveries. */
export function WebhookPage() {
  const { webhookId = "" } = useParams();
  const [shown, setShown] = useQueueState("state", shownStates);
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const [replay, setReplay] = useState<Replay | null>(null);
  const query = { ...(shown !== "ALL" && { state: shown }), ...(cursor !== undefined && { cursor }) };
  const resource = useCall(listWebhookDeliveries, { params: { webhookId }, query }, { intervalMs });
  const webhook = resource.value?.webhook;
  if (webhook === undefined) {
    const { error, reload } = resource;
    if (error === undefined) return <FormSkeleton fields={5} />;
    return <NoRecord what="webhook" id={webhookId} error={error} onRetry={reload} back={<BackLink />} />;
  }
  const { label, tone } = webhookState(webhook);
  const columns: RecordColumn<WebhookDelivery>[] = [
    {
      key: "event",
      header: "Event",
      cell: ({ event, eventId }) => (
        <>
          <span className="block font-semibold">{eventName(event)}</span>
          <code className="text-sm break-all text-mist">{eventId}</code>
        </>
      ),
    },
    { key: "at", header: "Created", cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      key: "state",
      header: "Status",
      cell: ({ state, fault, answerStatus, nextAt, attempts }) => (
        <>
          <Badge tone={deliveryStates[state].tone}>{deliveryStates[state].label}</Badge>
          {fault ? (
            <span className="mt-1 block text-sm text-mist">
              {faultWords[fault]} {answerStatus === null ? null : `Status ${answerStatus}.`}
            </span>
          ) : null}
          {nextAt && attempts > 0 ? (
            <span className="block text-sm text-mist">
              Next attempt <Moment at={nextAt} />
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: "answer",
      header: "Response",
      align: "end",
      minor: true,
      cell: ({ answerStatus }) => answerStatus ?? "–",
    },
    { key: "attempts", header: "Attempts", align: "end", cell: ({ attempts }) => attempts },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (delivery) => (
        <Button size="sm" disabled={webhook.state !== "ENABLED"} onClick={() => setReplay(delivery)}>
          Send again
        </Button>
      ),
    },
  ];
  return (
    <>
      <BackLink />
      <PageHeader
        title={webhook.name}
        actions={
          <WebhookActions
            webhook={webhook}
            onChanged={resource.reload}
            onReplay={() => setReplay("period")}
          />
        }
      >
        <span className="block break-all">{webhook.url}</span>
        <span className="block">{webhook.events.map((event) => eventWords[event]).join(", ")}</span>
        <Badge tone={tone}>{label}</Badge>{" "}
        {webhook.failingSince ? (
          <>
            failing since <Moment at={webhook.failingSince} />
          </>
        ) : null}
        {webhook.oldSecretUntil ? (
          <>
            old secret works until <Moment at={webhook.oldSecretUntil} />
          </>
        ) : null}
        {webhook.newSecret ? (
          <span className="block text-sm">
            {webhook.newSecret.collector.name} can create a secret until{" "}
            <Moment at={webhook.newSecret.until} />
          </span>
        ) : null}
      </PageHeader>
      <StateFilter
        value={shown}
        onChange={setShown}
        options={shownStates.map((state) => ({
          value: state,
          label: state === "ALL" ? "All" : sentence(deliveryStates[state].label),
        }))}
      />
      <RecordTable
        caption="Deliveries, newest first"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No deliveries", text: "Deliveries are kept for 30 days." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      <ReplayDialog
        webhookId={webhookId}
        replay={replay}
        onClose={() => setReplay(null)}
        onSent={resource.reload}
      />
    </>
  );
}

const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function BackLink() {
  return (
    <Link
      href="/console/partners?tab=webhooks"
      className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-tick text-sm text-mist hover:text-ivory"
    >
      <ArrowLeft size={16} aria-hidden="true" /> All webhooks
    </Link>
  );
}
