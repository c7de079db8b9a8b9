import { startPlayerBreak } from "@parlour/contracts/calls/protection/player-protection/start-player-break";
import { BREAK_SCOPES } from "@parlour/contracts/enumerations";
import { client } from "@parlour/web/api/client";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const start = client(startPlayerBreak);

const lengths = [
  { value: "h24", label: "Time-out, 24 hours" },
  { value: "h168", label: "Time-out, 1 week" },
  { value: "h1008", label: "Time-out, 6 weeks" },
  { value: "m6", label: "Self-exclusion, 6 months" },
  { value: "m12", label: "Self-exclusion, 1 year" },
  { value: "m60", label: "Self-exclusion, 5 years" },
  { value: "m", label: "Self-exclusion, permanent" },
];

type Scope = (typeof BREAK_SCOPES)[number];
const scopes: Record<Scope, string> = {
  ALL: "Whole account",
  casino: "Casino only",
  sports: "Sports only",
  horses: "Horse racing only",
  poker: "Poker only",
};

type BreakDialogProps = { playerId: string; open: boolean; onClose: () => void; onDone: () => void };

export function BreakDialog({ playerId, open, onClose, onDone }: BreakDialogProps) {
  const [length, setLength] = useState("h24");
  const [scope, setScope] = useState<Scope>("ALL");
  const amount = Number(length.slice(1));
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Start or extend a break"
      description={
        scope === "ALL"
          ? "The player is logged out immediately and can't deposit or play. A break can't be shortened."
          : "Bets in that section are refused immediately; the rest of the account stays open. A break can't be shortened."
      }
      action="Start break"
      danger
      done="Break started"
      conflict="The current break ends later, or is a self-exclusion."
      onSubmit={async (reason) => {
        const wanted = length.startsWith("h")
          ? { kind: "TIME_OUT" as const, hours: amount }
          : { kind: "SELF_EXCLUSION" as const, months: length === "m" ? null : amount };
        await start({ params: { playerId }, body: { scope, length: wanted, reason } });
        onDone();
      }}
    >
      <SelectField
        label="Break from"
        options={BREAK_SCOPES.map((value) => ({ value, label: scopes[value] }))}
        value={scope}
        onChange={(event) => setScope(event.target.value as Scope)}
      />
      <SelectField
        label="Break"
        options={lengths}
        value={length}
        onChange={(event) => setLength(event.target.value)}
      />
    </ReasonDialog>
  );
}
