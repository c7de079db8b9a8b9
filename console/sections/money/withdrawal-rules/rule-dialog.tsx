import { type ApprovalRule, TOLERABLE_SIGNALS } from "@parlour/contracts/entities/withdrawal-policy";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { amountFault } from "../../../parts/amount-fault.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { signalText } from "../../../parts/signals.ts";
import { draftOf, factorFault, nameFault, newRule, type RuleDraft, ruleOf } from "./rule-draft.ts";

const ticks = [
  ["verified", "Documents verified"],
  ["knownMethod", "Deposited with this method, or paid to this target before"],
  ["noBonus", "No active bonus"],
  ["noOpenCase", "No open case about the player"],
  ["enabled", "Rule is on"],
] as const;

const ruleLabels = {
  ...Object.fromEntries(ticks),
  maximum: "Maximum amount in USD",
  minimumTurnover: "Turnover since the last deposit",
  toleratedSignals: "Risk signals this rule ignores",
};

const most = { maximum: 1_000_000, minimumTurnover: 100 } as const;

type RuleDialogProps = {
  /** The rule to edit, "new" for a new one, or null while the dialog is closed. */
  editing: ApprovalRule | "new" | null;
  /** Whether the rule was removed while the dialog was open. */
  isDeleted: boolean;
  otherNames: readonly string[];
  onClose: () => void;
  onPropose: (rule: ApprovalRule, reason: string) => Promise<unknown>;
  /** Loads the latest version after another operator's change. */
  onConflict: () => void;
};

/** Proposes a new or changed withdrawal approval rule, which another operator must approve. */
export function RuleDialog({
  editing,
  isDeleted,
  otherNames,
  onClose,
  onPropose,
  onConflict,
}: RuleDialogProps) {
  const own = editing === "new" ? null : editing;
  const merged = useMergedFields<RuleDraft>(
    editing === null ? null : `rule ${own?.name ?? ""}`,
    own === null ? newRule : draftOf(own),
  );
  const draft = merged.value;
  const change = (part: Partial<RuleDraft>) => merged.set((before) => ({ ...before, ...part }));
  const faults = {
    name: nameFault(draft.name, otherNames),
    maximum:
      draft.maximum.trim() === "" ? undefined : amountFault(draft.maximum, "USD", { most: most.maximum }),
    minimumTurnover: factorFault(draft.minimumTurnover, most.minimumTurnover),
  };
  return (
    <ReasonDialog
      open={editing !== null}
      onClose={onClose}
      title={editing === "new" ? "New approval rule" : `Change “${draft.name}”`}
      description="A withdrawal is approved without an operator if it meets all the conditions of a rule. Another operator must approve this change."
      action="Propose"
      disabled={merged.conflicts.length > 0 || Object.values(faults).some((fault) => fault !== undefined)}
      isDeleted={isDeleted}
      onConflict={onConflict}
      done="Proposed. It's waiting under Approvals."
      onSubmit={(reason) => onPropose(ruleOf(draft), reason)}
    >
      <DraftStatus draft={merged} what="This rule has" labels={ruleLabels} />
      <CheckedField
        label="Name"
        inputMode="text"
        maxLength={80}
        value={draft.name}
        fault={faults.name}
        onChange={(name) => change({ name })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <CheckedField
          label={ruleLabels.maximum}
          hint="Scaled to other currencies. Leave empty for any amount."
          value={draft.maximum}
          fault={faults.maximum}
          onChange={(maximum) => change({ maximum })}
        />
        <CheckedField
          label={ruleLabels.minimumTurnover}
          hint="Minimum, as a multiple of the deposit. Leave empty for none."
          value={draft.minimumTurnover}
          fault={faults.minimumTurnover}
          onChange={(minimumTurnover) => change({ minimumTurnover })}
        />
      </div>
      <div>
        {ticks.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={draft[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          />
        ))}
      </div>
      <fieldset>
        <legend className="font-semibold">{ruleLabels.toleratedSignals}</legend>
        <p className="text-sm text-mist">
          After a chargeback, or if the account was locked, an operator always decides.
        </p>
        {TOLERABLE_SIGNALS.map((signal) => (
          <Checkbox
            key={signal}
            label={signalText(signal)}
            checked={draft.toleratedSignals.includes(signal)}
            onChange={(event) =>
              change({
                toleratedSignals: TOLERABLE_SIGNALS.filter((each) =>
                  each === signal ? event.target.checked : draft.toleratedSignals.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
    </ReasonDialog>
  );
}
