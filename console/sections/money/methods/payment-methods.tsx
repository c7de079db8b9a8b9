import { changeOfferedMethod } from "@parlour/contracts/calls/money/routing/change-offered-method";
import { listOfferedMethods } from "@parlour/contracts/calls/money/routing/list-offered-methods";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { formatFigure } from "../../../parts/format-figure.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import type { Method } from "./method.ts";
import { MethodDialog } from "./method-dialog.tsx";
import { MethodHistory } from "./method-history.tsx";
import { MethodLimitsDialog } from "./method-limits-dialog.tsx";
import { NewMethodDialog } from "./new-method-dialog.tsx";

const change = client(changeOfferedMethod);
const keyOf = ({ paymentType, code, currency }: Method) => `${paymentType} ${code} ${currency}`;

type Editing = { method: Method; part: "conditions" | "limits" | "switch" };

/**
 * Payment methods: one operator can switch them on and off and change their order; new methods, limits and fees need a
 * second operator.
 */
export function PaymentMethods() {
  const resource = useCall(listOfferedMethods, {});
  const [{ type, currency: chosen }, filterBy] = useUrlValues({ type: "", currency: "USD" });
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isCreating, setCreating] = useState(false);
  const [saved, setSaved] = useState(0);
  const close = () => setEditing(null);
  const refresh = () => {
    resource.reload();
    setSaved((times) => times + 1);
  };
  const all = resource.value?.items;
  const currencies = [...new Set(all?.map((method) => method.currency))].sort();
  // If the site has no methods in this currency, the methods of all currencies are shown.
  const currency = currencies.includes(chosen) ? chosen : "";
  const rows = all?.filter(
    (method) =>
      (type === "" || method.paymentType === type) && (currency === "" || method.currency === currency),
  );
  // The newest version is looked up in the list, so that it replaces the edited one after a conflict.
  const editedFor = (part: Editing["part"]) =>
    editing?.part === part
      ? (all?.find((method) => keyOf(method) === keyOf(editing.method)) ?? editing.method)
      : null;
  const switched = editedFor("switch");
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-mist">
          One operator can rename, reorder and switch methods. New methods, limits and fees need a second
          operator.
        </p>
        <Button onClick={() => setCreating(true)}>New method</Button>
      </div>
      <FilterBar label="Filter methods">
        <SelectField
          label="Direction"
          value={type}
          onChange={(event) => filterBy({ type: event.target.value })}
          options={[
            { value: "", label: "Both" },
            { value: "D", label: "Deposits" },
            { value: "W", label: "Withdrawals" },
          ]}
        />
        <SelectField
          label="Currency"
          value={currency}
          onChange={(event) => filterBy({ currency: event.target.value })}
          options={[{ value: "", label: "All" }, ...currencies.map((code) => ({ value: code, label: code }))]}
        />
      </FilterBar>
      <RecordTable
        caption="Payment methods"
        columns={columnsOf(setEditing)}
        resource={resource}
        rows={rows}
        rowKey={keyOf}
        empty={{ title: "No methods", text: "No payment method matches these filters." }}
      />
      <MethodHistory methods={all ?? []} listKey={`${saved}`} onUndone={resource.reload} />
      <MethodDialog
        method={editedFor("conditions")}
        onClose={close}
        onChanged={refresh}
        onConflict={resource.reload}
      />
      <NewMethodDialog open={isCreating} onClose={() => setCreating(false)} />
      <MethodLimitsDialog method={editedFor("limits")} onClose={close} onConflict={resource.reload} />
      <ReasonDialog
        open={switched !== null}
        onClose={close}
        title={`Switch ${switched?.name ?? ""} ${switched?.enabled ? "off" : "on"}?`}
        description={`${switched?.paymentType === "D" ? "Deposits" : "Withdrawals"} in ${switched?.currency ?? ""}: players see the change when they next open the cashier.`}
        action={switched?.enabled ? "Switch off" : "Switch on"}
        danger={switched?.enabled === true}
        done={switched?.enabled ? "Switched off" : "Switched on"}
        onConflict={resource.reload}
        onSubmit={async (reason) => {
          if (!switched) return;
          const { paymentType, code, currency, enabled } = switched;
          await change({
            params: { paymentType, code, currency },
            body: { enabled: !enabled, before: { enabled }, reason },
          });
          refresh();
        }}
      />
    </>
  );
}

function columnsOf(onEdit: (editing: Editing) => void): RecordColumn<Method>[] {
  return [
    {
      key: "name",
      header: "Method",
      sortBy: ({ name }) => name,
      cell: ({ name, groupName, paymentType }) => (
        <>
          <span className="block font-semibold">{name}</span>
          <span className="text-sm text-mist">
            {`${paymentType === "D" ? "Deposit" : "Withdrawal"} · ${groupName}`}
          </span>
        </>
      ),
    },
    {
      key: "currency",
      header: "Currency",
      sortBy: ({ currency }) => currency,
      cell: ({ currency }) => currency,
    },
    {
      key: "limits",
      header: "Limits",
      align: "end",
      sortBy: ({ max }) => max,
      cell: ({ min, max, currency }) => (
        <span className="whitespace-nowrap">
          {`${formatFigure(min, currency)} – ${formatFigure(max, currency)}`}
        </span>
      ),
    },
    {
      key: "fee",
      header: "Fee",
      align: "end",
      sortBy: ({ fee }) => fee,
      cell: ({ fee, currency }) => formatFigure(fee, currency),
    },
    {
      key: "where",
      header: "Where",
      minor: true,
      cell: ({ regions, excludedRegions }) =>
        [regions ? regions.join(", ") : "Everywhere", ...excludedRegions.map((place) => `not ${place}`)].join(
          ", ",
        ),
    },
    {
      key: "state",
      header: "Status",
      sortBy: ({ enabled }) => (enabled ? 0 : 1),
      cell: ({ enabled }) => (enabled ? <Badge tone="gain">on</Badge> : <Badge tone="alarm">off</Badge>),
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (method) => (
        <span className="flex justify-end gap-2 max-xl:flex-wrap">
          <Button size="sm" onClick={() => onEdit({ method, part: "limits" })}>
            Limits
          </Button>
          <Button size="sm" onClick={() => onEdit({ method, part: "conditions" })}>
            Edit
          </Button>
          <Button size="sm" onClick={() => onEdit({ method, part: "switch" })}>
            {method.enabled ? "Off" : "On"}
          </Button>
        </span>
      ),
    },
  ];
}
