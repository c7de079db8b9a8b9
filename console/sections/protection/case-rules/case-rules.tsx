import { getCasePolicy } from "@parlour/contracts/calls/protection/cases/get-case-policy";
import { CASE_KINDS } from "@parlour/contracts/entities/case";
import type { CasePolicy, CaseRuleCode } from "@parlour/contracts/entities/case-policy";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { ErrorState } from "@parlour/web/ui/error-state";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { ListSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useState } from "react";
import { recountQueues } from "../../../app/use-queue-counts.ts";
import { caseKinds, caseRuleNames } from "../../../parts/case-words.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { propose } from "../../../parts/propose.ts";
import { CaseRuleDialog } from "./case-rule-dialog.tsx";
import { CaseRuleHistory } from "./case-rule-history.tsx";
import { DeadlinesDialog } from "./deadlines-dialog.tsx";
import { conditionsOf, ruleTexts } from "./rule-fields.ts";

/** The rules that open cases, and the deadlines of cases. */
export function CaseRules() {
  const { value, error, reload } = useCall(getCasePolicy, {});
  const [editing, setEditing] = useState<CaseRuleCode | "deadlines" | null>(null);
  if (value === undefined) {
    return error === undefined ? (
      <ListSkeleton rows={4} />
    ) : (
      <ErrorState title="Couldn't load the rules" retryLabel="Try again" onRetry={reload}>
        {failureText(error)}
      </ErrorState>
    );
  }
  const { policy, version } = value;
  const change = async (next: CasePolicy, reason: string) => {
    // After a conflict, the dialog loads the latest version when the operator asks for it.
    const outcome = await propose({ body: { kind: "CASE_POLICY", data: { policy: next, version }, reason } });
    reload();
    recountQueues();
    return outcome;
  };
  const stop = () => setEditing(null);
  const codes = Object.keys(policy.rules) as CaseRuleCode[];
  return (
    <>
      <p className="mb-4 max-w-2xl text-mist">
        A rule opens a case or adds to an open one; it never decides anything. One operator proposes a change,
        and another approves it.
      </p>
      <Panel title="Deadlines">
        <KeyValueList
          items={CASE_KINDS.map((kind) => {
            const days = policy.deadlineDays[kind];
            return { label: caseKinds[kind], value: days === null ? "None" : `${days} days` };
          })}
        />
        <Button size="sm" className="mt-4" onClick={() => setEditing("deadlines")}>
          Change
        </Button>
      </Panel>
      <h2 className="mt-6 mb-3 text-xl">Rules</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {codes.map((code) => {
          const rule = policy.rules[code];
          return (
            <li key={code} className="rounded-panel border border-line bg-velvet p-5">
              <div className="mb-1 flex flex-wrap items-start justify-between gap-3">
                <h3 className="font-sans text-base font-semibold">{caseRuleNames[code]}</h3>
                {rule.enabled ? <Badge tone="gain">on</Badge> : <Badge tone="quiet">off</Badge>}
              </div>
              <p className="mb-3">{ruleTexts[code].text}</p>
              <ul className="grid list-disc gap-1 pl-5 text-mist">
                {conditionsOf(code, rule).map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
              <Button size="sm" className="mt-4" onClick={() => setEditing(code)}>
                Edit <span className="sr-only">{caseRuleNames[code]}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <CaseRuleHistory />
      {editing === null || editing === "deadlines" ? null : (
        <CaseRuleDialog
          code={editing}
          policy={policy}
          onClose={stop}
          onPropose={change}
          onConflict={reload}
        />
      )}
      {editing === "deadlines" ? (
        <DeadlinesDialog policy={policy} onClose={stop} onPropose={change} onConflict={reload} />
      ) : null}
    </>
  );
}
