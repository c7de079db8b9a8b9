import { holdTableCopy } from "@parlour/contracts/calls/play/shared-rounds/hold-table-copy";
import type { CopyHold } from "@parlour/contracts/entities/table-demand";
import { client } from "@parlour/web/api/client";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import type { FloorRow } from "./floor-row.ts";

const holdCopy = client(holdTableCopy);
const demand = "DEMAND";
const options = [
  { value: demand, label: "By demand" },
  { value: "OPEN", label: "Keep open" },
  { value: "CLOSED", label: "Keep closed" },
];

type HoldDialogProps = { row: FloorRow; onClose: () => void; onDone: () => void };

/** Asks whether an additional table of a game stays open or closed, or follows demand. */
export function HoldDialog({ row: { game, table, name }, onClose, onDone }: HoldDialogProps) {
  const [chosen, setChosen] = useState<string>(table.hold ?? demand);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Open or close ${name}`}
      description="A table that closes takes no more bets, finishes its round and pays it. Its players are then moved to a table that is open."
      action="Save"
      done="Saved. It takes effect within seconds."
      disabled={chosen === (table.hold ?? demand)}
      onSubmit={async (reason) => {
        const hold: CopyHold = chosen === "OPEN" || chosen === "CLOSED" ? chosen : null;
        await holdCopy({ params: { slug: game.slug, number: table.number }, body: { hold, reason } });
        onDone();
      }}
    >
      <SelectField
        label="This table"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={options}
      />
    </ReasonDialog>
  );
}
