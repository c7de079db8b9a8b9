import type { TradingEvent } from "@parlour/contracts/entities/sports-trading";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { rankingDraftOf, rankingStateOf } from "./ranking-draft.ts";
import { SettlementForm } from "./settlement-form.tsx";

type RankingDialogProps = { event: string; shown: TradingEvent; onClose: () => void; onDone: () => void };

/** Sets or corrects the final ranking of a competition by hand. */
export function RankingDialog({ event, shown, onClose, onDone }: RankingDialogProps) {
  const [draft, setDraft] = useState(() => rankingDraftOf(shown));
  const state = rankingStateOf(draft);
  return (
    <SettlementForm
      event={event}
      title="Final ranking"
      description="All bets are settled by this ranking; bets that were already settled are settled again. It overrides later results from the provider. Equal ranks are a dead heat. Leave a rank empty to void bets on a participant who did not take part."
      action="Settle"
      decision={typeof state === "string" ? null : { kind: "RESULT", state }}
      onClose={onClose}
      onDone={onDone}
    >
      <div className="grid gap-2 sm:grid-cols-2">
        {shown.result.players.map(({ id, name }) => (
          <TextField
            key={id}
            label={name}
            inputMode="numeric"
            autoComplete="off"
            value={draft[id] ?? ""}
            onChange={(change) => setDraft({ ...draft, [id]: change.target.value })}
          />
        ))}
      </div>
      <p role="status" className="text-sm text-mist">
        {typeof state === "string" ? state : "The ranking is complete."}
      </p>
    </SettlementForm>
  );
}
