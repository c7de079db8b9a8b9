import type { CasePolicy, CaseRuleCode } from "@parlour/contracts/entities/case-policy";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { useState } from "react";
import { caseRuleNames } from "../../../parts/case-words.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import {
  formatAmounts,
  numberFault,
  numbersOf,
  parseAmounts,
  type RuleNumber,
  ruleTexts,
} from "./rule-fields.ts";

type CaseRuleDialogProps = {
  code: CaseRuleCode;
  policy: CasePolicy;
  onClose: () => void;
  onPropose: (policy: CasePolicy, reason: string) => Promise<unknown>;
};

/** Proposes a change of one rule, which another operator must approve. */
export function CaseRuleDialog({ code, policy, onClose, onPropose }: CaseRuleDialogProps) {
  const rule = policy.rules[code];
  const fields = numbersOf(code);
  const [enabled, setEnabled] = useState(rule.enabled);
  const [amounts, setAmounts] = useState("amounts" in rule ? formatAmounts(rule.amounts) : "");
  const [numbers, setNumbers] = useState<Partial<Record<RuleNumber, string>>>(() => {
    const stored = rule as unknown as Record<RuleNumber, number>;
    return Object.fromEntries(fields.map(([name]) => [name, String(stored[name])]));
  });
  const parsed = parseAmounts(amounts);
  const amountFault =
    "amounts" in rule && parsed === undefined
      ? "Enter amounts like USD 2000, EUR 1800. USD is required."
      : undefined;
  const isWrong =
    amountFault !== undefined ||
    fields.some(([name]) => numberFault(name, numbers[name] ?? "") !== undefined);
  const submit = (reason: string) => {
    const values = Object.fromEntries(fields.map(([name]) => [name, Number(numbers[name])]));
    const next = { ...rule, ...values, enabled, ...("amounts" in rule && { amounts: parsed }) };
    return onPropose({ ...policy, rules: { ...policy.rules, [code]: next } }, reason);
  };
  return (
    <ProposalDialog
      policy="CASE_POLICY"
      open
      onClose={onClose}
      title={`Change “${caseRuleNames[code]}”`}
      description={ruleTexts[code].text}
      action="Save"
      disabled={isWrong}
      onSubmit={submit}
    >
      <Checkbox label="Rule is on" checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />
      {"amounts" in rule ? (
        <CheckedField
          label="Amount by currency"
          hint="Currencies that aren't listed use a rough equivalent of the USD amount."
          inputMode="text"
          value={amounts}
          fault={amountFault}
          onChange={setAmounts}
        />
      ) : null}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {fields.map(([name, label]) => (
          <CheckedField
            key={name}
            label={label}
            value={numbers[name] ?? ""}
            fault={numberFault(name, numbers[name] ?? "")}
            onChange={(text) => setNumbers({ ...numbers, [name]: text })}
          />
        ))}
      </div>
    </ProposalDialog>
  );
}
