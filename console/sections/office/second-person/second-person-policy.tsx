import { listSecondPersonRules } from "@parlour/contracts/calls/office/operator/list-second-person-rules";
import type { SecondPersonAction } from "@parlour/contracts/entities/second-person";
import { SECOND_PERSON_GROUPS } from "@parlour/contracts/enumerations";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { Link } from "react-router";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { isSameRule, ruleText } from "./rule-words.ts";
import { SecondPersonHistory } from "./second-person-history.tsx";

/** Lists which actions need a second operator: always, never, or above an amount. */
export function SecondPersonPolicy() {
  const resource = useCall(listSecondPersonRules, {});
  const [editing, setEditing] = useState<SecondPersonAction["action"] | null>(null);
  const items = resource.value?.items ?? [];
  const groups = SECOND_PERSON_GROUPS.filter((group) => items.some((item) => item.group === group));
  const columns: RecordColumn<SecondPersonAction>[] = [
    {
      key: "action",
      header: "Action",
      cell: ({ label, amountLabel }) => (
        <>
          <span className="block font-semibold">{label}</span>
          {amountLabel ? <span className="text-sm text-mist">{amountLabel}</span> : null}
        </>
      ),
    },
    {
      key: "rule",
      header: "Second operator",
      cell: ({ rule, usual, isFixed }) => (
        <>
          <Badge tone={rule.when === "NEVER" ? "quiet" : "brass"}>{ruleText(rule)}</Badge>
          {isFixed || isSameRule(rule, usual) ? null : (
            <span className="mt-1 block text-sm text-mist">
              {`default setting: ${lower(ruleText(usual))}`}
            </span>
          )}
        </>
      ),
    },
    {
      key: "change",
      header: "",
      align: "end",
      cell: (item) =>
        item.isFixed ? (
          <span className="text-sm text-mist">can't be changed</span>
        ) : (
          <Button size="sm" onClick={() => setEditing(item.action)}>
            Change <span className="sr-only">{item.label}</span>
          </Button>
        ),
    },
  ];
  return (
    <>
      <p className="mb-4 max-w-3xl text-mist">
        What one operator can do alone, and what another one must approve. Where no second operator is needed,
        a change applies at once and is still recorded under Approvals. Amounts are US dollars, scaled to
        other currencies. Withdrawals have{" "}
        <Link to="/configuration?tab=withdrawals" className="text-brass underline">
          rules of their own
        </Link>
        .
      </p>
      {resource.value === undefined ? (
        <RecordTable
          caption="Two-person rules"
          columns={columns}
          resource={resource}
          rows={undefined}
          rowKey={({ action }) => action}
          empty={{ title: "No rules" }}
        />
      ) : (
        groups.map((group) => (
          <section key={group} className="mb-6">
            <h2 className="mb-3 text-xl">{group}</h2>
            <RecordTable
              caption={`Two-person rules: ${group}`}
              columns={columns}
              resource={resource}
              rows={items.filter((item) => item.group === group)}
              rowKey={({ action }) => action}
              empty={{ title: "No rules" }}
            />
          </section>
        ))
      )}
      <SecondPersonHistory actions={items} />
      <RuleDialog
        action={items.find(({ action }) => action === editing) ?? null}
        onClose={() => setEditing(null)}
        onProposed={resource.reload}
      />
    </>
  );
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
