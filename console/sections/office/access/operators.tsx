import { listOperatorRoles } from "@parlour/contracts/calls/office/operator/list-operator-roles";
import { listOperatorSessions } from "@parlour/contracts/calls/office/operator/list-operator-sessions";
import { listOperators } from "@parlour/contracts/calls/office/operator/list-operators";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { useOperator } from "../../../app/operator-context.ts";
import { Moment } from "../../../parts/moment.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { type AccessChange, AccessDialog } from "./access-dialog.tsx";
import { AddOperatorDialog } from "./add-operator-dialog.tsx";
import { BrandsDialog } from "./brands-dialog.tsx";
import type { OperatorAccount } from "./operator-account.ts";
import { RolesDialog } from "./roles-dialog.tsx";
import { SessionTable } from "./session-table.tsx";

const intervalMs = 10_000;

/** The operators and their roles; a change of roles needs two operators. */
export function Operators() {
  const me = useOperator();
  const operators = useCall(listOperators, {}, { intervalMs });
  const customRoles = useCall(listOperatorRoles, {}).value?.items ?? [];
  const roleName = (role: string) => customRoles.find(({ id }) => id === role)?.name ?? readable(role);
  const sessions = useCall(listOperatorSessions, { query: { of: "all" } });
  const [adding, setAdding] = useState(false);
  const [roles, setRoles] = useState<OperatorAccount | null>(null);
  const [brands, setBrands] = useState<OperatorAccount | null>(null);
  const [change, setChange] = useState<AccessChange | null>(null);
  const reload = () => {
    operators.reload();
    sessions.reload();
  };

  const columns: RecordColumn<OperatorAccount>[] = [
    {
      key: "name",
      header: "Operator",
      sortBy: ({ name }) => name,
      cell: ({ name, email }) => (
        <>
          <span className="block font-semibold">{name}</span>
          <span className="text-sm text-mist">{email}</span>
        </>
      ),
    },
    {
      key: "roles",
      header: "Roles",
      cell: (account) => (
        <span className="flex flex-wrap gap-1.5">
          {account.roles.map((role) => (
            <Badge key={role} tone="brass">
              {roleName(role)}
            </Badge>
          ))}
          {account.roles.length === 0 ? <span className="text-mist">none</span> : null}
        </span>
      ),
    },
    {
      key: "factor",
      header: "Second factor",
      sortBy: ({ twoFactor }) => twoFactor,
      cell: ({ twoFactor }) =>
        twoFactor === "ENABLED" ? <Badge tone="gain">on</Badge> : <Badge tone="alarm">off</Badge>,
    },
    {
      key: "state",
      header: "Status",
      sortBy: ({ disabledAt, lockedUntil }) => (disabledAt ? 2 : lockedUntil ? 1 : 0),
      cell: ({ disabledAt, lockedUntil, hasPassword, invitedUntil }) =>
        disabledAt ? (
          <Badge tone="live">disabled</Badge>
        ) : lockedUntil ? (
          <>
            <Badge tone="alarm">locked</Badge>
            <span className="mt-1 block text-sm text-mist">too many attempts</span>
          </>
        ) : !hasPassword ? (
          <>
            <Badge tone="brass">invited</Badge>
            {invitedUntil ? (
              <span className="mt-1 block text-sm text-mist">
                link expires <Moment at={invitedUntil} />
              </span>
            ) : null}
          </>
        ) : (
          <Badge tone="quiet">active</Badge>
        ),
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (account) => (
        <span className="flex min-w-60 flex-wrap justify-end gap-2">
          <Button size="sm" onClick={() => setRoles(account)}>
            Roles
          </Button>
          <Button size="sm" onClick={() => setBrands(account)}>
            {account.brandIds ? `Brands: ${account.brandIds.join(", ")}` : "Brands"}
          </Button>
          {account.disabledAt || account.id === me.id ? null : (
            <Button size="sm" onClick={() => setChange({ account, action: "INVITE" })}>
              {account.hasPassword ? "Password link" : "Resend invitation"}
            </Button>
          )}
          {account.lockedUntil && account.id !== me.id ? (
            <Button size="sm" onClick={() => setChange({ account, action: "UNLOCK" })}>
              Unlock
            </Button>
          ) : null}
          {account.twoFactor === "ENABLED" && account.id !== me.id ? (
            <Button size="sm" onClick={() => setChange({ account, action: "REMOVE_AUTHENTICATOR" })}>
              Remove authenticator
            </Button>
          ) : null}
          {account.id === me.id ? null : (
            <Button
              size="sm"
              onClick={() => setChange({ account, action: account.disabledAt ? "ENABLE" : "DISABLE" })}
            >
              {account.disabledAt ? "Enable" : "Disable"}
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button variant="primary" onClick={() => setAdding(true)}>
          Add an operator
        </Button>
      </div>
      <RecordTable
        caption="Operators"
        columns={columns}
        resource={operators}
        rows={operators.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No operators" }}
      />
      <Panel title="Open sessions" className="mt-6">
        <SessionTable resource={sessions} named />
      </Panel>
      <AddOperatorDialog open={adding} onClose={() => setAdding(false)} onAdded={reload} />
      <RolesDialog account={roles} customRoles={customRoles} onClose={() => setRoles(null)} />
      <BrandsDialog account={brands} onClose={() => setBrands(null)} />
      <AccessDialog change={change} onClose={() => setChange(null)} onChanged={reload} />
    </>
  );
}
