import type { SecondPersonAction } from "@parlour/contracts/entities/second-person";
import type { SecondPersonRule } from "@parlour/rules/second-person";
import { readAmount } from "@parlour/rules/typed-amount";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { amountFault } from "../../../parts/amount-fault.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
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

/** Proposes a new rule for when an action needs a second operator. */
export function RuleDialog({ action, onClose, onProposed }: RuleDialogProps) {
  const draft = useMergedFields<{ when: When; typed: string }>(action?.action ?? null, {
    when: action?.rule.when ?? "ALWAYS",
    typed: action?.rule.when === "ABOVE" ? String(action.rule.amount) : "",
  });
  const { when, typed } = draft.value;
  const amount = readAmount(typed);
  const fault = amountFault(typed, "USD", { zero: "allowed", most });
  const rule: SecondPersonRule = when === "ABOVE" ? { when, amount } : { when };
  const isReady = when !== "ABOVE" || fault === undefined;
  const choices: readonly When[] = action?.amountLabel ? ["ALWAYS", "ABOVE", "NEVER"] : ["ALWAYS", "NEVER"];
  return (
    <ReasonDialog
      open={action !== null}
      onClose={onClose}
      title={action?.label ?? ""}
      description={`When does this need a second operator? Default: ${action ? ruleText(action.usual).toLowerCase() : ""}. Another administrator must approve the change.`}
      action="Propose"
      disabled={action === null || !isReady || isSameRule(rule, action.rule) || draft.conflicts.length > 0}
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
      <DraftStatus
        draft={draft}
        what="This rule has"
        labels={{ when: "Second operator", typed: action?.amountLabel ?? "Amount" }}
      />
      <SegmentedControl
        label="Second operator"
        value={when}
        onChange={(value) => draft.set((before) => ({ ...before, when: value as When }))}
        options={choices.map((value) => ({ value, label: words[value] }))}
      />
      {when === "ABOVE" ? (
        <CheckedField
          label={`${action?.amountLabel ?? ""}, in USD`}
          hint="Scaled to other currencies."
          value={typed}
          fault={fault}
          onChange={(text) => draft.set((before) => ({ ...before, typed: text }))}
        />
      ) : null}
    </ReasonDialog>
  );
}
