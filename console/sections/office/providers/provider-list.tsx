import { listProviders } from "@parlour/contracts/calls/office/providers/list-providers";
import { PROVIDER_KINDS, PROVIDER_STATES, type Provider } from "@parlour/contracts/entities/provider";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { useNavigate } from "react-router";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { NewProviderDialog } from "./new-provider-dialog.tsx";
import { callWords, kindWords, latencyWords, stateWords } from "./provider-words.ts";

const intervalMs = 10_000;

const columns: RecordColumn<Provider>[] = [
  {
    key: "name",
    header: "Provider",
    sortBy: ({ name }) => name,
    cell: ({ name, kind }) => (
      <>
        <span className="block font-semibold">{name}</span>
        <span className="text-sm text-mist">{kindWords[kind]}</span>
      </>
    ),
  },
  {
    key: "state",
    header: "Status",
    sortBy: ({ state }) => PROVIDER_STATES.indexOf(state),
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>,
  },
  {
    key: "hour",
    header: "Last hour",
    sortBy: ({ health: { calls, errors } }) => (calls === 0 ? -1 : errors / calls),
    cell: ({ health }) => (
      <>
        <span className="block">{callWords(health)}</span>
        {health.calls > 0 ? <span className="text-sm text-mist">{latencyWords(health)}</span> : null}
      </>
    ),
  },
  {
    key: "success",
    header: "Last success",
    sortBy: ({ health: { lastSuccessAt } }) => lastSuccessAt ?? "",
    cell: ({ health: { lastSuccessAt } }) => (lastSuccessAt ? <Moment at={lastSuccessAt} /> : "never"),
  },
  {
    key: "error",
    header: "Last error",
    sortBy: ({ health: { lastErrorAt } }) => lastErrorAt ?? "",
    cell: ({ health: { lastErrorAt, lastError } }) =>
      lastErrorAt ? (
        <>
          <Moment at={lastErrorAt} />
          <span className="block max-w-sm text-sm text-mist wrap-anywhere">{lastError}</span>
        </>
      ) : (
        "none"
      ),
  },
];

export function ProviderList() {
  const resource = useCall(listProviders, {}, { intervalMs });
  const [{ kind, state }, change] = useUrlValues({ kind: "", state: "" });
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const isAdmin = hasRole(useOperator(), ["ADMIN"]);
  const rows = resource.value?.items.filter(
    (one) => (kind === "" || one.kind === kind) && (state === "" || one.state === state),
  );
  return (
    <>
      <PageHeader
        title="Providers"
        actions={
          isAdmin ? (
            <Button variant="primary" onClick={() => setAdding(true)}>
              New provider
            </Button>
          ) : null
        }
      >
        The companies and systems that the site works with. Monitor their calls, manage their keys and make
        test calls.
      </PageHeader>
      <FilterBar label="Filter providers">
        <SelectField
          label="Kind"
          value={kind}
          options={[
            { value: "", label: "All" },
            ...PROVIDER_KINDS.map((value) => ({ value, label: kindWords[value] })),
          ]}
          onChange={(event) => change({ kind: event.target.value })}
        />
        <SelectField
          label="Status"
          value={state}
          options={[
            { value: "", label: "All" },
            ...PROVIDER_STATES.map((value) => ({ value, label: sentence(stateWords[value].label) })),
          ]}
          onChange={(event) => change({ state: event.target.value })}
        />
      </FilterBar>
      <RecordTable
        caption="Providers"
        columns={columns}
        resource={resource}
        rows={rows}
        rowKey={({ kind: of, id }) => `${of} ${id}`}
        onOpen={({ kind: of, id }) => navigate(`/providers/${of}/${encodeURIComponent(id)}`)}
        empty={{ title: "No providers", text: "No provider matches these filters." }}
      />
      <NewProviderDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
