import { listOperatorSessions } from "@parlour/contracts/calls/office/operator/list-operator-sessions";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { useOperator } from "../../../app/operator-context.ts";
import { PageHeader } from "../../../parts/page-header.tsx";
import { readable } from "../../../parts/readable.ts";
import { SessionTable } from "../access/session-table.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactor } from "./second-factor.tsx";

/** The operator's own account: roles, second factor and open sessions. */
export function Desk() {
  const me = useOperator();
  const [hasAuthenticator, setHasAuthenticator] = useState(me.twoFactor === "ENABLED");
  const sessions = useCall(listOperatorSessions, { query: { of: "me" } });
  return (
    <>
      <PageHeader title="My account">{`${me.name}, ${me.email}`}</PageHeader>
      <div className="grid gap-6">
        <Panel title="Roles">
          <p className="flex flex-wrap gap-2">
            {me.viewRoles.length === 0 ? <span className="text-mist">None yet.</span> : null}
            {me.customRoles.map((name) => (
              <Badge key={name} tone="brass">
                {name}
              </Badge>
            ))}
          </p>
          {me.viewRoles.length === 0 ? null : (
            <ul className="mt-3 grid gap-1">
              {me.viewRoles.map((area) => (
                <li key={area}>
                  {`${readable(area)}: ${
                    me.approverRoles.includes(area)
                      ? "view, change and approve"
                      : me.roles.includes(area)
                        ? "view and change"
                        : "view only"
                  }`}
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <Panel title="Second factor">
          <SecondFactor isOn={hasAuthenticator} onEnabled={() => setHasAuthenticator(true)} />
        </Panel>
        <Panel title="Password">
          <PasswordForm asksCode={hasAuthenticator} />
        </Panel>
        <Panel title="Open sessions">
          <SessionTable resource={sessions} />
        </Panel>
      </div>
    </>
  );
}
