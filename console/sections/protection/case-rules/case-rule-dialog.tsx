import type { CasePolicy, CaseRuleCode } from "@parlour/contracts/entities/case-policy";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { caseRuleNames } from "../../../parts/case-words.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
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
  /** Loads the latest version after another operator's change. */
  onConflict: () => void;
};

type TypedRule = { enabled: boolean; amounts: string } & Partial<Record<RuleNumber, string>>;

/** Proposes a change to one rule, which another operator must approve. */
export function CaseRuleDialog({ code, policy, onClose, onPropose, onConflict }: CaseRuleDialogProps) {
  const rule = policy.rules[code];
  const fields = numbersOf(code);
  const stored = rule as unknown as Record<RuleNumber, number>;
  const draft = useMergedFields<TypedRule>(code, {
    enabled: rule.enabled,
    amounts: "amounts" in rule ? formatAmounts(rule.amounts) : "",
    ...Object.fromEntries(fields.map(([name]) => [name, String(stored[name])])),
  });
  const { enabled, amounts, ...numbers } = draft.value;
  const set = (part: Partial<TypedRule>) => draft.set((before) => ({ ...before, ...part }));
  const parsed = parseAmounts(amounts);
  const amountFault = "amounts" in rule && "fault" in parsed ? parsed.fault : undefined;
  const isWrong =
    draft.conflicts.length > 0 ||
    amountFault !== undefined ||
    fields.some(([name]) => numberFault(name, numbers[name] ?? "") !== undefined);
  const submit = (reason: string) => {
    const values = Object.fromEntries(fields.map(([name]) => [name, Number(numbers[name])]));
    const next = { ...rule, ...values, enabled, ...("amounts" in rule && parsed) };
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
      onConflict={onConflict}
      onSubmit={submit}
    >
      <DraftStatus
        draft={draft}
        what="This rule has"
        labels={{ enabled: "Rule is on", amounts: "Amount by currency", ...Object.fromEntries(fields) }}
      />
      <Checkbox
        label="Rule is on"
        checked={enabled}
        onChange={(event) => set({ enabled: event.target.checked })}
      />
      {"amounts" in rule ? (
        <CheckedField
          label="Amount by currency"
          hint="Currencies that aren't listed use a rough equivalent of the USD amount."
          inputMode="text"
          value={amounts}
          fault={amountFault}
          onChange={(text) => set({ amounts: text })}
        />
      ) : null}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {fields.map(([name, label]) => (
          <CheckedField
            key={name}
            label={label}
            value={numbers[name] ?? ""}
            fault={numberFault(name, numbers[name] ?? "")}
            onChange={(text) => set({ [name]: text })}
          />
        ))}
      </div>
    </ProposalDialog>
  );
}
