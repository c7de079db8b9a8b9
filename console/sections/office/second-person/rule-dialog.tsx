import type { SecondPersonAction } from "@parlour/contracts/entities/second-person";
import type { SecondPersonRule } from "@parlour/rules/second-person";
import { readAmount } from "@parlour/rules/typed-amount";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useEffect, useState } from "react";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { propose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { isSameRule, ruleText } from "./rule-words.ts";

type RuleDialogProps = {
  /** The action being edited, or null while the dialog is closed. */
  action: SecondPersonAction | null;
  onClose: () => void;
  onProposed: () => void;
};

const most = 1_000_000_000;
const words = { ALWAYS: "Always", NEVER: "Never", ABOVE: "Above an amount" } as const;
type When = keyof typeof words;

/** Proposes when an action needs a second operator. */
export function RuleDialog({ action, onClose, onProposed }: RuleDialogProps) {
  const [when, setWhen] = useState<When>("ALWAYS");
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (action === null) return;
    setWhen(action.rule.when);
    setTyped(action.rule.when === "ABOVE" ? String(action.rule.amount) : "");
  }, [action]);
  const amount = readAmount(typed);
  const isAmount = amount >= 0 && amount <= most;
  const rule: SecondPersonRule = when === "ABOVE" ? { when, amount } : { when };
  const isReady = when !== "ABOVE" || isAmount;
  const choices: readonly When[] = action?.amountLabel ? ["ALWAYS", "ABOVE", "NEVER"] : ["ALWAYS", "NEVER"];
  return (
    <ReasonDialog
      open={action !== null}
      onClose={onClose}
      title={action?.label ?? ""}
      description={`When does this need a second operator? At installation: ${action ? ruleText(action.usual).toLowerCase() : ""}. Another administrator must approve the change.`}
      action="Propose"
      disabled={action === null || !isReady || isSameRule(rule, action.rule)}
      done="Proposed. It's waiting under Approvals."
      about={action?.action}
      onConflict={onProposed}
      onSubmit={async (reason) => {
        if (action === null) return;
        const data = { action: action.action, rule, before: action.rule };
        const outcome = await propose({ body: { kind: "SECOND_PERSON_POLICY", data, reason } });
        onProposed();
        return outcome;
      }}
    >
      <SegmentedControl
        label="Second operator"
        value={when}
        onChange={(value) => setWhen(value as When)}
        options={choices.map((value) => ({ value, label: words[value] }))}
      />
      {when === "ABOVE" ? (
        <CheckedField
          label={`${action?.amountLabel ?? ""}, in USD`}
          hint="Scaled to other currencies."
          value={typed}
          fault={isAmount ? undefined : "Enter a number from 0 to 1,000,000,000."}
          onChange={setTyped}
        />
      ) : null}
    </ReasonDialog>
  );
}
