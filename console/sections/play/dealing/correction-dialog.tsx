import type { DealtTable } from "@parlour/contracts/entities/dealt-table";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";

type CorrectionDialogProps = {
  table: DealtTable;
  wrong: DealtTable["results"][number];
  onClose: () => void;
};

/** Proposes a corrected result for a round in which the dealer called the wrong one. */
export function CorrectionDialog({ table, wrong, onClose }: CorrectionDialogProps) {
  const others = table.outcomes.filter(({ result }) => result.text !== wrong.text);
  const [text, setText] = useState(others[0]?.result.text ?? "");
  const chosen = others.find(({ result }) => result.text === text);
  return (
    <ProposalDialog
      policy="DEALT_RESULT"
      open
      onClose={onClose}
      title={`Correct round ${wrong.number}`}
      description={`The result was called as ${wrong.text}. Bets are settled again: underpayments are paid, and overpayments are recovered as far as balances allow.`}
      action="Correct result"
      disabled={chosen === undefined}
      onSubmit={async (reason) => {
        if (chosen === undefined) return;
        const data = { slug: table.slug, number: wrong.number, outcome: chosen.outcome };
        return await propose({ body: { kind: "DEALT_RESULT", data, reason } });
      }}
    >
      <SelectField
        label="Correct result"
        value={text}
        onChange={({ target }) => setText(target.value)}
        options={others.map(({ result }) => ({ value: result.text, label: result.text }))}
      />
    </ProposalDialog>
  );
}
