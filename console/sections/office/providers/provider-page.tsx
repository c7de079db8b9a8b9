import { getProvider } from "@parlour/contracts/calls/office/providers/get-provider";
import type { ProviderError, ProviderKind, ProviderPage } from "@parlour/contracts/entities/provider";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Link } from "@parlour/web/ui/link";
import { Panel } from "@parlour/web/ui/panel";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useParams } from "react-router";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { Moment } from "../../../parts/moment.tsx";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { ProviderActions } from "./provider-actions.tsx";
import { ProviderKeys } from "./provider-keys.tsx";
import { ProviderTest } from "./provider-test.tsx";
import { callWords, kindWords, latencyWords, sourceWords, stateWords } from "./provider-words.ts";

const intervalMs = 10_000;

const errorColumns: RecordColumn<ProviderError>[] = [
  { key: "at", header: "When", cell: ({ at }) => <Moment at={at} /> },
  { key: "source", header: "During", cell: ({ source }) => sourceWords[source] },
  {
    key: "message",
    header: "Error",
    cell: ({ message }) => <span className="wrap-anywhere">{message}</span>,
  },
];

/** A provider with its settings, keys, test call and latest errors. */
export function ProviderDetails() {
  const { kind = "", providerId = "" } = useParams();
  const params = { kind: kind as ProviderKind, providerId };
  const resource = useCall(getProvider, { params }, { intervalMs });
  const isAdmin = hasRole(useOperator(), ["ADMIN"]);
  const { value: provider, error, reload } = resource;
  if (provider === undefined) {
    if (error === undefined) return <FormSkeleton fields={5} />;
    return <NoRecord what="provider" id={providerId} error={error} onRetry={reload} back={<BackLink />} />;
  }
  const { label, tone } = stateWords[provider.state];
  return (
    <>
      <BackLink />
      <PageHeader
        title={provider.name}
        actions={
          isAdmin && provider.account ? (
            <ProviderActions provider={provider} account={provider.account} onChanged={reload} />
          ) : null
        }
      >
        {kindWords[provider.kind]} <Badge tone={tone}>{label}</Badge>
      </PageHeader>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <LastHour provider={provider} />
        <ProviderTest provider={provider} onTested={reload} />
        <Panel title="Settings">
          <Settings provider={provider} />
        </Panel>
        <ProviderKeys provider={provider} />
      </div>
      <h2 className="mt-7 mb-3 text-xl">Latest errors</h2>
      <RecordTable
        caption="Latest errors, newest first"
        columns={errorColumns}
        resource={resource}
        rows={provider.errors}
        rowKey={({ at, message }) => `${at} ${message}`}
        empty={{ title: "No errors", text: "The last 50 errors are kept." }}
      />
    </>
  );
}

function LastHour({ provider: { health } }: { provider: ProviderPage }) {
  const { lastSuccessAt, lastErrorAt, lastError } = health;
  return (
    <Panel title="Last hour">
      <KeyValueList
        items={[
          { label: "Calls", value: callWords(health) },
          { label: "Average duration", value: latencyWords(health) },
          ...(health.unsigned > 0
            ? [
                {
                  label: "Invalid signatures",
                  value: `${health.unsigned.toLocaleString("en")}, refused`,
                },
              ]
            : []),
          { label: "Last success", value: lastSuccessAt ? <Moment at={lastSuccessAt} /> : "never" },
          { label: "Last error", value: lastErrorAt ? <Moment at={lastErrorAt} /> : "none" },
        ]}
      />
      {lastError ? <p className="mt-3 text-sm text-mist wrap-anywhere">{lastError}</p> : null}
    </Panel>
  );
}

function Settings({ provider: { id, settings, account } }: { provider: ProviderPage }) {
  const items = settings.map(({ label, value, variable }) => ({
    label: variable ? (
      <>
        {label} <code className="text-sm">{variable}</code>
      </>
    ) : (
      label
    ),
    value,
  }));
  const address = account ? [{ label: "Address for test calls", value: account.address ?? "not set" }] : [];
  return (
    <>
      <KeyValueList items={[{ label: "ID", value: id }, ...items, ...address]} />
      {settings.some(({ variable }) => variable !== null) ? (
        <p className="mt-3 text-sm text-mist">
          Settings shown with the name of a variable come from the servers' environment. Changes take effect
          after a restart.
        </p>
      ) : null}
    </>
  );
}

function BackLink() {
  return (
    <Link
      href="/console/providers"
      className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-tick text-sm text-mist hover:text-ivory"
    >
      <ArrowLeft size={16} aria-hidden="true" /> All providers
    </Link>
  );
}
