import { listWebhooks } from "@parlour/contracts/calls/office/webhooks/list-webhooks";
import type { Webhook } from "@parlour/contracts/entities/webhook";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { eventWords, webhookState } from "./partner-words.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";

const intervalMs = 15_000;

const columns: RecordColumn<Webhook>[] = [
  {
    key: "name",
    header: "Webhook",
    sortBy: ({ name }) => name,
    cell: ({ name, url }) => (
      <>
        <span className="block font-semibold">{name}</span>
        <span className="text-sm break-all text-mist">{url}</span>
      </>
    ),
  },
  {
    key: "events",
    header: "Events",
    cell: ({ events }) => events.map((event) => eventWords[event]).join(", "),
  },
  {
    key: "state",
    header: "Status",
    cell: (webhook) => {
      const { label, tone } = webhookState(webhook);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
];

/** The webhooks of partners; a row opens the webhook's page with its deliveries. */
export function Webhooks() {
  const pagination = useCursorPagination("webhooks");
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor };
  const resource = useCall(listWebhooks, { query }, { intervalMs });
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button variant="primary" onClick={() => setAdding(true)}>
          New webhook
        </Button>
      </div>
      <RecordTable
        caption="Webhooks, newest first"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/partners/webhooks/${id}`)}
        empty={{ title: "No webhooks", text: "A webhook sends events to a partner as they happen." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      <WebhookDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
