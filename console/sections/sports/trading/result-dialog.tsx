import type { TradingEvent } from "@parlour/contracts/entities/sports-trading";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { GoalList } from "./goal-list.tsx";
import { capital, sidesOf } from "./market-text.ts";
import { draftOf, type ResultDraft, stateOf } from "./result-draft.ts";
import { ScoreRow } from "./score-row.tsx";
import { SettlementForm } from "./settlement-form.tsx";
import { segmentOf } from "./sport-names.ts";
import { TallyList } from "./tally-list.tsx";

type ResultDialogProps = { event: string; shown: TradingEvent; onClose: () => void; onDone: () => void };

/** Sets or corrects the final result manually. */
export function ResultDialog({ event, shown, onClose, onDone }: ResultDialogProps) {
  const [draft, setDraft] = useState<ResultDraft>(() => draftOf(shown));
  const { result } = shown;
  const sides = sidesOf(shown.event);
  const segment = segmentOf(sides.sport);
  const state = stateOf(draft, result.state, {
    hasGoals: result.hasGoals,
    hasTallies: result.tally !== null,
    bestOf: segment.decides ? { count: result.segments, many: segment.many } : undefined,
  });
  const changeSegment = (index: number, score: [string, string]) =>
    setDraft({ ...draft, segments: draft.segments.with(index, score) });
  return (
    <SettlementForm
      event={event}
      title="Result"
      description="All bets are settled by this result; bets that were already settled are settled again. It overrides later results from the provider."
      action="Settle"
      decision={typeof state === "string" ? null : { kind: "RESULT", state }}
      onClose={onClose}
      onDone={onDone}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">Score by {segment.one}</legend>
        {draft.segments.map((score, index) => (
          <ScoreRow
            // biome-ignore lint/suspicious/noArrayIndexKey: periods are identified by their number.
            key={index}
            label={`${capital(segment.one)} ${index + 1}`}
            sides={sides}
            score={score}
            onChange={(changed) => changeSegment(index, changed)}
          />
        ))}
        <div>
          <Button
            size="sm"
            onClick={() => setDraft({ ...draft, segments: [...draft.segments, ["", ""]] })}
            disabled={draft.segments.length >= 30}
          >
            {segment.decides ? `Add a ${segment.one}` : "Add overtime"}
          </Button>
        </div>
      </fieldset>
      {result.counts.length > 0 ? (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">Statistics</legend>
          {result.counts.map((id) => (
            <ScoreRow
              key={id}
              label={capital(id)}
              sides={sides}
              score={draft.counts[id]!}
              onChange={(changed) => setDraft({ ...draft, counts: { ...draft.counts, [id]: changed } })}
            />
          ))}
        </fieldset>
      ) : null}
      {result.hasGoals ? (
        <GoalList
          goals={draft.goals}
          players={result.players}
          sides={sides}
          onChange={(goals) => setDraft({ ...draft, goals })}
        />
      ) : null}
      {result.tally !== null && result.players.length > 0 ? (
        <TallyList
          tally={result.tally}
          tallies={draft.tallies}
          players={result.players}
          sides={sides}
          onChange={(tallies) => setDraft({ ...draft, tallies })}
        />
      ) : null}
      <p role="status" className="text-sm text-mist">
        {typeof state === "string" ? state : "The result is complete."}
      </p>
    </SettlementForm>
  );
}
