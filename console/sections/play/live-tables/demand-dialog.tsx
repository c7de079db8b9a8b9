import { updateTableDemand } from "@parlour/contracts/calls/play/shared-rounds/update-table-demand";
import type { LiveGameTables, TableDemand } from "@parlour/contracts/entities/table-demand";
import { client } from "@parlour/web/api/client";
import { TextField } from "@parlour/web/ui/text-field";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type DemandFields, demandFault, demandFields, parseDemand } from "./demand-fields.ts";

const update = client(updateTableDemand);

type DemandDialogProps = { game: LiveGameTables; onClose: () => void; onDone: () => void };

/** Edits the rules by which additional tables of a game open and close. */
export function DemandDialog({ game, onClose, onDone }: DemandDialogProps) {
  const before = game.demand!;
  const draft = useMergedFields<Record<keyof TableDemand, string>>(game.slug, {
    playersPerTable: String(before.playersPerTable),
    closeAfterMinutes: String(before.closeAfterMinutes),
    mostTables: String(before.mostTables),
  });
  const typed = draft.value;
  const demand = parseDemand(typed);
  const field = ({ name, label, hint }: DemandFields) => (
    <TextField
      key={name}
      label={label}
      hint={hint(game.hasSeats)}
      inputMode="numeric"
      value={typed[name]}
      error={demandFault(name, typed[name])}
      onChange={({ target }) => draft.set((fields) => ({ ...fields, [name]: target.value }))}
    />
  );
  return (
    <ReasonDialog
      open
      onClose={onClose}
      onConflict={onDone}
      title={`Further tables: ${game.name}`}
      description="Takes effect within seconds. A table that is no longer needed closes once it is empty."
      action="Save"
      done="Saved"
      disabled={demand === null || draft.conflicts.length > 0}
      onSubmit={async (reason) => {
        if (demand === null) return false;
        await update({ params: { slug: game.slug }, body: { ...demand, before, reason } });
        onDone();
      }}
    >
      <DraftStatus
        draft={draft}
        what="This game has"
        labels={Object.fromEntries(demandFields.map(({ name, label }) => [name, label]))}
      />
      {demandFields.map(field)}
    </ReasonDialog>
  );
}
