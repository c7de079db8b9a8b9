import { delayRace } from "@parlour/contracts/calls/racing/racebook/delay-race";
import type { DeskRace } from "@parlour/contracts/entities/racing-desk";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { localFieldText } from "../../../parts/local-field-text.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const delay = client(delayRace);
const MINUTE_MS = 60_000;
const steps = [5, 10, 15, 30];

type DelayDialogProps = { race: DeskRace; onClose: () => void; onDone: () => void };

/** Moves the start time of a race; betting continues until the new time. */
export function DelayDialog({ race: { race }, onClose, onDone }: DelayDialogProps) {
  const startsAt = new Date(race.startsAt);
  const [text, setText] = useState(localFieldText(new Date(startsAt.getTime() + 5 * MINUTE_MS)));
  const chosen = new Date(text);
  const isTime = !Number.isNaN(chosen.getTime());
  return (
    <ReasonDialog
      open
      onClose={onClose}
      onConflict={onDone}
      title="Change the off time"
      description="Betting stays open until the new time. Bets that are already placed stay as they are."
      action="Change the off time"
      done="Off time changed"
      disabled={!isTime}
      onSubmit={async (reason) => {
        await delay({ params: { raceId: race.raceId }, body: { startsAt: chosen.toISOString(), reason } });
        onDone();
      }}
    >
      <div className="flex flex-wrap gap-2">
        {steps.map((minutes) => (
          <Button
            key={minutes}
            size="sm"
            onClick={() => setText(localFieldText(new Date(startsAt.getTime() + minutes * MINUTE_MS)))}
          >
            {`+${minutes} min`}
          </Button>
        ))}
      </div>
      <TextField
        label="New off time (your time)"
        type="datetime-local"
        value={text}
        error={isTime ? undefined : "Enter a date and time."}
        onChange={({ target }) => setText(target.value)}
      />
    </ReasonDialog>
  );
}
