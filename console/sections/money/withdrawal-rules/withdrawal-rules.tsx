import { getWithdrawalPolicy } from "@parlour/contracts/calls/money/payment/get-withdrawal-policy";
import type { ApprovalRule, WithdrawalPolicy } from "@parlour/contracts/entities/withdrawal-policy";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { ListSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useState } from "react";
import { recountQueues } from "../../../app/use-queue-counts.ts";
import { useEditedRecord } from "../../../parts/conflicts/use-edited-record.ts";
import { counted } from "../../../parts/counted.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { propose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { conditionsOf, formatDollars } from "./rule-words.ts";
import { TermsDialog } from "./terms-dialog.tsx";
import { WithdrawalRuleHistory } from "./withdrawal-rule-history.tsx";

/** An empty name stands for a rule that is being added; no existing rule has one. */
const newRuleKey = "";

/** How withdrawals are approved: the rules in order, and the amount above which two operators are needed. */
export function WithdrawalRules() {
  const { value, error, reload } = useCall(getWithdrawalPolicy, {});
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<ApprovalRule | null>(null);
  const [isChangingTerms, setChangingTerms] = useState(false);
  const { record, isDeleted } = useEditedRecord(editing, value?.policy.rules, ({ name }) => name);
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
  const { rules, delaySeconds, secondApproverAbove } = policy;
  const change = async (part: Partial<WithdrawalPolicy>, reason: string) => {
    const data = { policy: { ...policy, ...part }, version };
    // After a conflict, the dialog loads the latest version when the operator asks for it.
    const outcome = await propose({ body: { kind: "WITHDRAWAL_POLICY", data, reason } });
    reload();
    recountQueues();
    return outcome;
  };
  const otherNames = rules.filter(({ name }) => name !== editing).map(({ name }) => name);
  const edited = editing === newRuleKey ? "new" : (record ?? null);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-mist">
          A withdrawal that no operator has decided is approved by the first rule whose conditions are all
          met. One operator proposes a change, and another approves it.
        </p>
        <Button onClick={() => setEditing(newRuleKey)}>New rule</Button>
      </div>
      <Panel title="Who decides">
        <KeyValueList
          items={[
            {
              label: "Second approval",
              value:
                secondApproverAbove === null
                  ? "Never required"
                  : `Above ${formatDollars(secondApproverAbove)}`,
            },
            { label: "Rules apply after", value: counted(delaySeconds, "second") },
          ]}
        />
        <Button size="sm" className="mt-4" onClick={() => setChangingTerms(true)}>
          Change
        </Button>
      </Panel>
      <h2 className="mt-6 mb-3 text-xl">Approval rules</h2>
      {rules.length === 0 ? (
        <EmptyState title="No rules">Every withdrawal is reviewed by an operator.</EmptyState>
      ) : (
        <ol className="grid gap-4 lg:grid-cols-2">
          {rules.map((rule) => (
            <li key={rule.name} className="rounded-panel border border-line bg-velvet p-5">
              <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
                <h3 className="min-w-0 font-sans text-base font-semibold wrap-anywhere">{rule.name}</h3>
                {rule.enabled ? <Badge tone="gain">on</Badge> : <Badge tone="quiet">off</Badge>}
              </div>
              <ul className="grid list-disc gap-1 pl-5 text-mist">
                {conditionsOf(rule).map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
              <div className="mt-4 flex gap-2">
                <Button size="sm" onClick={() => setEditing(rule.name)}>
                  Edit <span className="sr-only">{rule.name}</span>
                </Button>
                <Button size="sm" variant="quiet" onClick={() => setRemoving(rule)}>
                  Remove <span className="sr-only">{rule.name}</span>
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
      <WithdrawalRuleHistory />
      <RuleDialog
        isDeleted={isDeleted}
        editing={edited}
        onConflict={reload}
        otherNames={otherNames}
        onClose={() => setEditing(null)}
        onPropose={(rule, reason) =>
          change(
            {
              rules:
                edited === "new" ? [...rules, rule] : rules.map((each) => (each === edited ? rule : each)),
            },
            reason,
          )
        }
      />
      <TermsDialog
        terms={isChangingTerms ? policy : null}
        onClose={() => setChangingTerms(false)}
        onConflict={reload}
        onPropose={(next, reason) => change(next, reason)}
      />
      <ReasonDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={`Remove “${removing?.name ?? ""}”?`}
        description="Withdrawals that only this rule approves will wait for an operator. Another operator must approve the removal."
        action="Propose"
        danger
        onConflict={reload}
        done="Proposed. It's waiting under Approvals."
        onSubmit={(reason) => change({ rules: rules.filter(({ name }) => name !== removing?.name) }, reason)}
      />
    </>
  );
}
